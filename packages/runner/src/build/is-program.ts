import type { SourceFile } from '../runner.ts'

/** `tsconfig.json` is a setting, not a part of the program. */
export function isProgram({ ext }: SourceFile): boolean {
  return ext !== 'json'
}
