import {
  findCertificationById,
  type Language,
  paths,
  type Problem,
  type Stage,
  type SuperBlockOutline,
  SuperBlockId,
  superBlockIdentities,
} from '@cairn/contract'
import { placesIn } from '../problems/places-in.ts'
import { excerpt } from '../problems/problem.ts'
import type { Structure } from '../sources/read-structure.ts'
import type { SuperBlockFile } from '../sources/structure-schemas.ts'

/** A linked course: its properties, and the names of its blocks in order. */
export type SuperBlock = Omit<SuperBlockOutline, 'blocks'> & {
  file: string
  order: number
  notAuditedIn: readonly Language[]
  blocks: readonly string[]
  translations: ReadonlyMap<Language, { title?: string | undefined; summary?: string | undefined }>
}

/** File names that differ from the course's identifier (docs/reference/lesson-format.md, “Blocks and courses”). */
const idByFileName: ReadonlyMap<string, string> = new Map([
  ['responsive-web-design-22', '2022/responsive-web-design'],
  ['2022-responsive-web-design', '2022/responsive-web-design'],
  ['javascript-algorithms-and-data-structures-22', 'javascript-algorithms-and-data-structures-v8'],
])

/** Completes a course from the contract's list of courses, and refuses to contradict that list. */
export function toSuperBlock({ file, text, value }: Structure<SuperBlockFile>): {
  superBlock: SuperBlock
  problems: Problem[]
} {
  const fileName = file.replace(/^.*\//, '').replace(/\.json$/, '')
  const id = value.id ?? idByFileName.get(fileName) ?? fileName
  const superBlock = newSuperBlock(id, file)
  const { blocks = [], chapters } = value
  const problems = [...unaddressable(file, id), ...contradictions(file, text, id, value)]
  return {
    superBlock: {
      ...superBlock,
      title: value.title ?? superBlock.title,
      stage: value.stage ?? superBlock.stage,
      certification: value.certification === undefined ? superBlock.certification : value.certification,
      summary: value.summary ?? '',
      ...(value.partner && { partner: value.partner }),
      order: value.order ?? superBlock.order,
      notAuditedIn: value.notAuditedIn ?? superBlock.notAuditedIn,
      blocks: [
        ...blocks,
        ...(chapters ?? []).flatMap(({ modules }) => modules.flatMap((module) => module.blocks)),
      ],
      ...(chapters && {
        chapters: chapters.map(({ dashedName, modules }) => ({
          dashedName,
          modules: modules.map((module) => ({ dashedName: module.dashedName, blocks: module.blocks })),
        })),
      }),
    },
    problems,
  }
}

/** A course of which only the name is known. */
export function newSuperBlock(id: string, file: string): SuperBlock {
  const identity = findIdentity(id)
  return {
    id,
    file,
    title: identity?.title ?? titleOf(id),
    stage: identity?.stage ?? 'Core',
    certification: identity?.certification ?? null,
    summary: '',
    order: identity ? Object.keys(superBlockIdentities).indexOf(id) : Number.MAX_SAFE_INTEGER,
    notAuditedIn: identity?.notAuditedIn ?? [],
    blocks: [],
    translations: new Map(),
  }
}

/** A title made from a name: `learn-html` becomes `Learn HTML`. */
export function titleOf(slug: string): string {
  const upper = /^(?:html|css|sql|api|apis|json|ajax|d3|es6|npm|oop|url|dom)$/i
  return slug
    .split(/[-/]/)
    .map((word) => (upper.test(word) ? word.toUpperCase() : word.charAt(0).toUpperCase() + word.slice(1)))
    .join(' ')
}

/** Whether a course may have this id: it is part of an address of its own, and not the id of a certification. */
export function isSuperBlockId(id: string): boolean {
  return SuperBlockId.safeParse(id).success && !findCertificationById(id) && !isPage(id)
}

/** Whether the address of a course with this id shows another page. */
function isPage(id: string): boolean {
  const pages: readonly unknown[] = Object.values(paths)
  return pages.includes(paths.superBlock(id))
}

function unaddressable(file: string, id: string): Problem[] {
  if (isSuperBlockId(id)) return []
  const certification = findCertificationById(id)
  const reason = certification
    ? `has the id of the certification “${certification.title}”`
    : isPage(id)
      ? `would have the address of another page, ${paths.superBlock(id)}`
      : 'cannot be part of an address'
  const message = `The course \`${id}\` ${reason}, so it is left out.`
  const remedy =
    'Rename the file, or give the course an `id` of lower-case letters, digits and single hyphens.'
  return [{ file, line: 1, column: 1, text: id, message, remedy }]
}

type Identity = {
  title: string
  stage: Stage
  certification: string | null
  notAuditedIn: readonly Language[]
}

function findIdentity(id: string): Identity | undefined {
  const identities: Readonly<Record<string, Identity>> = superBlockIdentities
  return Object.hasOwn(identities, id) ? identities[id] : undefined
}

function contradictions(file: string, text: string, id: string, value: SuperBlockFile): Problem[] {
  const identity = findIdentity(id)
  if (!identity) return []
  const placeOf = placesIn(text, 0)
  return (['stage', 'certification'] as const)
    .filter((key) => value[key] !== undefined && value[key] !== identity[key])
    .map((key) => ({
      file,
      ...placeOf([key]),
      text: excerpt(String(value[key])),
      message: `The ${key} of \`${id}\` is fixed, because addresses and certificates depend on it.`,
      remedy: `Write ${JSON.stringify(identity[key])}, or give the course an id of its own.`,
    }))
}

/** The first course that lists a block determines its address; others may list it, too. */
export function homesOf(superBlocks: readonly SuperBlock[]): Map<string, string> {
  const homes = new Map<string, string>()
  for (const { id, blocks } of superBlocks) {
    for (const block of blocks) if (!homes.has(block)) homes.set(block, id)
  }
  return homes
}
