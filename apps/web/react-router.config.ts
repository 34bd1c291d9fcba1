import type { Config } from '@react-router/dev/config'

export default {
  appDirectory: 'app',
  buildDirectory: '../../.build/web',
  ssr: true,
  // All addresses are known at the first visit: there are few, and asking costs a round trip.
  routeDiscovery: { mode: 'initial' },
} satisfies Config
