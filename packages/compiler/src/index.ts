export type { CompiledCurriculum } from './compile/compiled-curriculum.ts'
export { CurriculumCompiler } from './compile/curriculum-compiler.ts'
export { writeCompiled } from './emit/write-compiled.ts'
export { formatProblems } from './format-problems.ts'
