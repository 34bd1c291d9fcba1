import type { Config } from '@react-router/dev/config'

export default {
  appDirectory: 'app',
  buildDirectory: '../../.build/web',
  ssr: true,
  // All routes are sent with the first page: there are few, and asking for them costs a round trip.
  routeDiscovery: { mode: 'initial' },
} satisfies Config
