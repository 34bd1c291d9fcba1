import type { OutputFile } from '../emit/compiled-curriculum.ts'
import type { KnownUnit } from './build-cache.ts'

/** The files of blocks as they are in the output folder already. */
export function unchangedFiles(units: ReadonlyMap<string, KnownUnit>): OutputFile[] {
  return [...units.values()].flatMap(({ files }) => files.map((name) => ({ name, text: undefined })))
}
