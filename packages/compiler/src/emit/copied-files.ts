import type { CurriculumSource } from '@cairn/contract'
import { absolute } from '../sources/find-layout.ts'
import type { CompiledCurriculum } from './compiled-curriculum.ts'

/** Pictures, sounds and films, and the license of lessons that come from elsewhere. */
export function copiedFiles(
  root: string,
  media: readonly string[],
  source: CurriculumSource | undefined,
): CompiledCurriculum['media'] {
  return [
    ...media.map((name) => ({ name, source: absolute(root, name) })),
    ...(source ? [{ name: 'license.txt', source: absolute(root, 'LICENSE') }] : []),
  ]
}
