import { type Problem, Slug } from '@cairn/contract'
import type { BlockFolder } from '../sources/find-layout.ts'

/** A block's address is its folder's name. */
export function hasAddress({ block }: BlockFolder): boolean {
  return Slug.safeParse(block).success
}

export function noAddress({ block, folder }: BlockFolder): Problem {
  return {
    file: folder,
    line: 1,
    column: 1,
    text: block,
    message: `The folder \`${block}\` cannot be part of an address, so its lessons are left out.`,
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
