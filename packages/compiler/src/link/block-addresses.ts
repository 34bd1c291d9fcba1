import { findCertificationById, type Problem, Slug } from '@cairn/contract'
import type { BlockFolder } from '../sources/find-layout.ts'

/** A block's address is its folder's name, which must not be the id of a certification. */
export function hasAddress({ block }: BlockFolder): boolean {
  return Slug.safeParse(block).success && !findCertificationById(block)
}

export function noAddress({ block, folder }: BlockFolder): Problem {
  const certification = findCertificationById(block)
  return {
    file: folder,
    line: 1,
    column: 1,
    text: block,
    message: certification
      ? `The folder \`${block}\` has the id of the certification “${certification.title}”, so its lessons are left out.`
      : `The folder \`${block}\` cannot be part of an address, so its lessons are left out.`,
    remedy: 'Rename it: lower-case letters, digits and single hyphens.',
  }
}

/** Two folders of the same name would have the same address. */
export function doubledBlocks(blocks: readonly BlockFolder[]): Problem[] {
  return blocks
    .filter(({ block }, index) => blocks.findIndex((other) => other.block === block) < index)
    .map(({ block, folder }) => ({
      file: folder,
      line: 1,
      column: 1,
      text: block,
      message: `There is another folder for the block \`${block}\`.`,
      remedy: 'Give each block a folder name of its own.',
    }))
}
