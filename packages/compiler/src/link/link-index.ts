import {
  type BlockOutline,
  type Certification,
  type CurriculumIndex,
  type CurriculumSource,
  type Exam,
  type Language,
} from '@cairn/contract'
import { toExamOutline } from './link-exams.ts'
import { pictureOf } from '../sources/media-files.ts'
import { offeredIn } from './offered-in.ts'
import type { SuperBlock } from './super-block.ts'

type Parts = {
  language: Language
  superBlocks: readonly SuperBlock[]
  /** Outline and file of each block in this language. */
  blocks: ReadonlyMap<string, { outline: BlockOutline; file: string }>
  certifications: readonly Certification[]
  exams: readonly Exam[]
  /** Files of the folder `media`. */
  media: readonly string[]
  source: CurriculumSource | undefined
  hash: (text: string) => string
}

/** The index of one language, with the courses offered in it (docs/reference/camper-pages.md, “Courses”). */
export function linkIndex(parts: Parts): CurriculumIndex {
  const { language, superBlocks, blocks, certifications, exams } = parts
  const media = new Set(parts.media)
  const illustrated = (block: string): BlockOutline[] => {
    const outline = blocks.get(block)?.outline
    const picture = pictureOf(block)
    if (!outline) return []
    return [media.has(picture) ? { ...outline, picture: `/${picture}` } : outline]
  }
  const offered = offeredIn(language, superBlocks)
  const outlines = offered.map((superBlock) => {
    const { id, title, stage, certification, summary, partner, chapters, translations } = superBlock
    const words = translations.get(language)
    return {
      id,
      title: words?.title ?? title,
      stage,
      certification,
      summary: words?.summary ?? summary,
      ...(language !== 'english' && !words && { translationPending: true }),
      ...(partner && { partner }),
      ...(chapters && { chapters }),
      blocks: superBlock.blocks.flatMap(illustrated),
    }
  })
  const named = new Set(offered.flatMap((superBlock) => superBlock.blocks))
  const files = Object.fromEntries(
    [...blocks].filter(([block]) => named.has(block)).map(([block, { file }]) => [block, file]),
  )
  const content = {
    superBlocks: outlines,
    certifications: [...certifications],
    exams: exams.map(toExamOutline),
    files,
    ...(parts.source && { source: parts.source }),
  }
  // File names contain the hashes of the lessons, so this hash changes with any of them.
  return { version: parts.hash(JSON.stringify(content)), ...content }
}
