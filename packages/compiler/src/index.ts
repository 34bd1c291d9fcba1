export type { CompiledCurriculum } from './emit/compiled-curriculum.ts'
export { CurriculumCompiler } from './compile/curriculum-compiler.ts'
export { writeCompiled } from './emit/write-compiled.ts'
export { formatProblems } from './problems/format-problems.ts'
