const benchmarks = {
  pages: async () => (await import('./pages.ts')).benchPages(),
  site: async () => (await import('./site.ts')).benchSite(),
  scale: async () => (await import('./scale.ts')).benchScale(),
  search: async () => (await import('./search.ts')).benchSearch(),
  curriculum: async () => (await import('./curriculum.ts')).benchCurriculum(),
  workshop: async () => (await import('./workshop.ts')).benchWorkshop(),
  api: async () => (await import('./api.ts')).benchApi(),
  'event-loop': async () => (await import('./event-loop.ts')).benchEventLoop(),
  moving: async () => (await import('./moving.ts')).benchMoving(),
  enumeration: async () => (await import('./enumeration.ts')).benchEnumeration(),
  'runner-profile': async () => (await import('./runner-profile.ts')).benchRunnerProfile(),
  runner: async () => (await import('./runner.ts')).benchRunner(),
} as const

const name = process.argv[2] ?? ''
const run = Object.hasOwn(benchmarks, name) ? benchmarks[name as keyof typeof benchmarks] : undefined
if (run) {
  await run()
} else {
  console.error(
    `Usage: npm run bench -- <name>, where <name> is one of: ${Object.keys(benchmarks).join(', ')}`,
  )
  process.exitCode = 1
}
