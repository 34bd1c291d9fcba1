import { accessSync, constants } from 'node:fs'
import { readdir, stat } from 'node:fs/promises'
import { basename, join, sep } from 'node:path'
import { isLanguage, type Language, type Problem } from '@cairn/contract'
import { isHidden } from '../files/is-hidden.ts'
import { isInside } from '../files/is-inside.ts'
import { mediaFiles, soundFiles } from './media-files.ts'
import { strayLink, unreadable } from './left-out.ts'

/** A folder of lessons. All paths are relative to the curriculum, with `/`. */
export type BlockFolder = { block: string; folder: string; lessons: string[]; hasMeta: boolean }

/** The roles of a folder's files. */
export type Layout = {
  root: string
  superBlocks: string[]
  blockFiles: ReadonlyMap<string, string>
  blockFacts: string | undefined
  /** Whose lessons these are, and under which license. */
  source: string | undefined
  license: string | undefined
  certifications: string[]
  exams: string[]
  dictionaries: ReadonlyMap<Language, string>
  blocks: BlockFolder[]
  translations: ReadonlyMap<Language, ReadonlyMap<string, BlockFolder>>
  media: string[]
  /** The sounds among them. */
  sounds: string[]
  /** Files and folders that cannot be read, and links that leave the curriculum, which are not followed. */
  problems: Problem[]
}

/** Notes for authors, and texts that lessons import. */
const notLessons = /^(?:readme(?:\..*)?|_.*)$/i

/**
 * Finds a curriculum's files by their location. Supports our own layout, freeCodeCamp's current one and that from
 * before 2025, and a bare folder of blocks: a block is any folder that contains lessons.
 */
export async function findLayout(root: string): Promise<Layout> {
  const { files, problems } = await listFiles(root)
  const inFolder = (folder: string, ending: RegExp) =>
    files.filter((file) => parent(file).split('/').at(-1) === folder && ending.test(file)).toSorted()
  const folders = findBlockFolders(root, files)
  const original = originalLanguage(folders)
  const isOriginal = (language: Language | undefined) => language === undefined || language === original
  const blockFiles = files.filter((file) => /(?:^|\/)structure\/blocks\/[^/]+\.json$/.test(file))
  return {
    root,
    superBlocks: inFolder('superblocks', /^[^.]+(?:\.\w[\w-]*)?\.json$/),
    blockFiles: new Map(blockFiles.map((file) => [basename(file, '.json'), file])),
    blockFacts: files.find((file) => basename(file) === '_block-meta.json'),
    source: files.find((file) => file === 'source.json'),
    license: files.find((file) => file === 'LICENSE'),
    certifications: files
      .filter((file) => /\.ya?ml$/.test(file) && /(?:^|\/)(?:\d+-)?certifications\//.test(file))
      .filter((file) => isOriginal(languageOf(file)))
      .toSorted(),
    exams: inFolder('exams', /\.(?:json|ya?ml)$/),
    dictionaries: findDictionaries(files),
    blocks: folders
      .filter(({ language }) => isOriginal(language))
      .map(({ language: _language, ...folder }) => folder),
    translations: groupByLanguage(folders.filter(({ language }) => !isOriginal(language))),
    media: mediaFiles(files),
    sounds: soundFiles(files).toSorted(),
    problems,
  }
}

/** The language that the others are translations of: English, or the first one of a tree without English. */
function originalLanguage(folders: readonly FoundFolder[]): Language {
  const languages = folders.map(({ language }) => language ?? 'english')
  return languages.includes('english') ? 'english' : (languages.toSorted()[0] ?? 'english')
}

type Listing = { files: string[]; problems: Problem[] }

/** All files. Symbolic links to folders are not followed, so that no file is found twice. */
async function listFiles(root: string, folder = ''): Promise<Listing> {
  const entries = await readdir(join(root, folder), { withFileTypes: true })
  const listings = await Promise.all(
    entries
      .filter(({ name }) => !isHidden(name))
      .map(async (entry): Promise<Listing> => {
        const path = folder === '' ? entry.name : `${folder}/${entry.name}`
        const isLink = entry.isSymbolicLink()
        if (isLink && !isInside(root, absolute(root, path))) return { files: [], problems: [strayLink(path)] }
        if (!isReadable(absolute(root, path))) return { files: [], problems: [unreadable(path)] }
        if (entry.isDirectory()) return listFiles(root, path)
        // Reading a pipe would wait forever.
        const isFile = isLink ? (await stat(absolute(root, path))).isFile() : entry.isFile()
        return { files: isFile ? [path] : [], problems: [] }
      }),
  )
  return {
    files: listings.flatMap(({ files }) => files),
    problems: listings.flatMap(({ problems }) => problems),
  }
}

/** A name that is not UTF-8 is listed as another one, at which nothing is found. */
function isReadable(path: string): boolean {
  try {
    accessSync(path, constants.R_OK)
    return true
  } catch {
    return false
  }
}

type FoundFolder = BlockFolder & { language: Language | undefined }

function findBlockFolders(root: string, files: readonly string[]): FoundFolder[] {
  const folders = new Map<string, FoundFolder>()
  for (const file of files) {
    const folder = parent(file)
    const name = basename(file)
    const isLesson = name.endsWith('.md') && !notLessons.test(name)
    if (!isLesson && name !== 'meta.json') continue
    const [block = '', suffix = ''] = (folder === '' ? basename(root) : basename(folder)).split('.')
    const known = folders.get(folder)
    const found = known ?? {
      block,
      folder,
      lessons: [],
      hasMeta: false,
      language: isLanguage(suffix) ? suffix : languageOf(folder),
    }
    if (isLesson) found.lessons.push(name)
    else found.hasMeta = true
    folders.set(folder, found)
  }
  // A few lessons next to folders of lessons are notes for authors, not a block.
  if (folders.size > 1) folders.delete('')
  return [...folders.values()]
    .map((folder) => ({ ...folder, lessons: folder.lessons.toSorted() }))
    .toSorted((one, other) => one.folder.localeCompare(other.folder, 'en'))
}

/** The language in freeCodeCamp's tree, `challenges/<language>/…`, or in a tree that starts with one. */
function languageOf(path: string): Language | undefined {
  const segments = path.split('/')
  return segments
    .filter((_segment, index) => index === 0 || segments[index - 1] === 'challenges')
    .find((segment): segment is Language => isLanguage(segment))
}

function groupByLanguage(folders: readonly FoundFolder[]): Map<Language, Map<string, BlockFolder>> {
  const languages = new Map<Language, Map<string, BlockFolder>>()
  for (const { language, ...folder } of folders) {
    if (language === undefined) continue
    const blocks = languages.get(language) ?? new Map<string, BlockFolder>()
    languages.set(language, blocks.set(folder.block, folder))
  }
  return languages
}

function findDictionaries(files: readonly string[]): Map<Language, string> {
  return new Map(
    files.flatMap((file): [Language, string][] => {
      const name =
        /(?:^|\/)dictionaries\/(?<language>[^/]+)\/comments\.json$/.exec(file)?.groups?.['language'] ?? ''
      return isLanguage(name) ? [[name, file]] : []
    }),
  )
}

function parent(file: string): string {
  const end = file.lastIndexOf('/')
  return end < 0 ? '' : file.slice(0, end)
}

/** Converts a path of the layout to the file system's form. */
export function absolute(root: string, path: string): string {
  return join(root, path.replaceAll('/', sep))
}
