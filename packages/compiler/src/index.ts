export { type CompiledCurriculum, compileCurriculum } from './compile-curriculum.ts'
export { writeCompiled } from './emit/write-compiled.ts'
export { formatProblems } from './format-problems.ts'
export type { Outcome, Problem } from './problem.ts'
