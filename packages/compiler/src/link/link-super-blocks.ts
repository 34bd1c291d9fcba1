import { basename } from 'node:path'
import { isLanguage, type Problem, stages } from '@cairn/contract'
import { mediaReferences } from '../parse/media-references.ts'
import { placesIn } from '../problems/places-in.ts'
import type { BlockFolder } from '../sources/find-layout.ts'
import type { Structure } from '../sources/read-structure.ts'
import type { BlockFile, SuperBlockFile } from '../sources/structure-schemas.ts'
import { missingMedia } from './missing-media.ts'
import { isSuperBlockId, newSuperBlock, type SuperBlock, toSuperBlock } from './super-block.ts'

type Sources = {
  root: string
  files: readonly Structure<SuperBlockFile>[]
  folders: readonly BlockFolder[]
  metas: ReadonlyMap<string, Structure<BlockFile>>
  media: readonly string[]
}

/** All courses, in display order. */
export function linkSuperBlocks(sources: Sources): { superBlocks: SuperBlock[]; problems: Problem[] } {
  const { superBlocks, problems } =
    sources.files.length > 0 ? fromFiles(sources) : { superBlocks: fromFolders(sources), problems: [] }
  return {
    superBlocks: superBlocks
      .filter(({ id }) => isSuperBlockId(id))
      .toSorted(
        (one, other) => stages.indexOf(one.stage) - stages.indexOf(other.stage) || one.order - other.order,
      ),
    problems,
  }
}

function fromFiles(sources: Sources): { superBlocks: SuperBlock[]; problems: Problem[] } {
  const { files, folders, metas, media } = sources
  const existing = new Set(folders.map(({ block }) => block))
  const problems: Problem[] = []
  const listed = new Set<string>()
  const superBlocks = files.map((structure) => {
    const { superBlock, problems: found } = toSuperBlock(structure)
    problems.push(...found, ...missingMedia(mediaReferences(structure.file, structure.text), media))
    for (const block of superBlock.blocks) {
      listed.add(block)
      if (!existing.has(block)) problems.push(missingBlock(structure, block))
    }
    return { ...superBlock, blocks: superBlock.blocks.filter((block) => existing.has(block)) }
  })
  for (const { block, folder } of folders.filter((candidate) => !listed.has(candidate.block))) {
    problems.push({
      file: metas.get(block)?.file ?? folder,
      line: 1,
      column: 1,
      text: block,
      message: 'The block is in no course.',
      remedy: 'Add it to `blocks` of a file in superblocks/.',
    })
  }
  return { superBlocks, problems }
}

/** Without course files, each folder of blocks is a course, unless a block's file names its course. */
function fromFolders({ root, folders, metas }: Sources): SuperBlock[] {
  const courses = new Map<string, string[]>()
  for (const { block, folder } of folders) {
    const id = metas.get(block)?.value.superBlock ?? courseOf(root, folder)
    courses.set(id, [...(courses.get(id) ?? []), block])
  }
  const order = (block: string) => metas.get(block)?.value.order ?? 0
  return [...courses].map(([id, blocks]) => ({
    ...newSuperBlock(id, ''),
    blocks: blocks.toSorted((one, other) => order(one) - order(other)),
  }))
}

function courseOf(root: string, folder: string): string {
  const segments = folder.split('/').slice(0, -1)
  const name = segments.findLast((segment) => !isScaffold(segment)) ?? basename(root)
  const slug = name
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^(?:\d+-)?|-$/g, '')
  return slug === '' ? 'lessons' : slug
}

/** Folders of freeCodeCamp's own trees that say nothing about a course. */
function isScaffold(segment: string): boolean {
  return segment === 'blocks' || segment === 'challenges' || isLanguage(segment)
}

function missingBlock({ file, text, value }: Structure<SuperBlockFile>, block: string): Problem {
  const index = value.blocks?.indexOf(block) ?? -1
  return {
    file,
    ...placesIn(text, 0)(index < 0 ? ['chapters'] : ['blocks', index]),
    text: block,
    message: `There is no block \`${block}\`.`,
    remedy: `Add the folder blocks/${block}, or take the entry out.`,
  }
}
