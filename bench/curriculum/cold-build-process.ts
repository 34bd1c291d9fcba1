/** The process that cold-build.ts measures, including the loading of the compiler. */
const start = performance.timeOrigin
const { CurriculumCompiler, writeCompiled } = await import('@cairn/compiler')
const [, , lessons = '', out = ''] = process.argv
const compiled = await new CurriculumCompiler(lessons, { outDirectory: out }).compile()
await writeCompiled(compiled, out)
const milliseconds = performance.timeOrigin + performance.now() - start
const [index] = compiled.indexes.values()
const challenges = (index?.superBlocks ?? []).flatMap(({ blocks }) =>
  blocks.flatMap((block) => block.challenges),
)
console.log(
  JSON.stringify({
    challenges: challenges.length,
    milliseconds,
    memoryMb: Math.round(process.resourceUsage().maxRSS / 1024),
  }),
)
