import { resolve } from 'node:path'
import type { Config } from '@react-router/dev/config'

export const buildDirectory = resolve(
  import.meta.dirname,
  '../..',
  process.env['BUILD_DIR'] || '.build',
  'web',
)

export default {
  appDirectory: 'app',
  buildDirectory,
  ssr: true,
  // All routes are sent with the first page: there are few, and asking for them costs a round trip.
  routeDiscovery: { mode: 'initial' },
} satisfies Config
