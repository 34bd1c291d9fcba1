import type { InMemoryFs } from 'just-bash/browser'
import type { FileEntry, ScriptReport } from '../../runner.ts'
import { home } from './shell-files.ts'

/** What is in the home folder; paths begin there. */
export type Home = { files: Record<string, string>; folders: string[] }

const maximumEntries = 200
const maximumPath = 200

export async function readHome(all: InMemoryFs): Promise<Home> {
  // Without a prototype, because a file may be called `__proto__`.
  const files = Object.create(null) as Record<string, string>
  const folders: string[] = []
  for (const path of all.getAllPaths().toSorted()) {
    if (!path.startsWith(`${home}/`)) continue
    const name = path.slice(home.length + 1)
    // A link may lead nowhere.
    if (!(await all.exists(path))) continue
    const { isDirectory } = await all.stat(path)
    if (isDirectory) folders.push(name)
    else files[name] = await all.readFile(path)
  }
  return { files, folders }
}

/** The list for the console. */
export function listingOf({ files, folders }: Home, before: Home): ScriptReport {
  const entries: FileEntry[] = [
    ...folders.map((path) => ({ path, isFolder: true, isNew: !before.folders.includes(path) })),
    ...Object.entries(files).map(([path, text]) => ({
      path,
      isFolder: false,
      isNew: before.files[path] !== text,
    })),
  ]
  const sorted = entries.toSorted((one, other) => compare(one.path, other.path))
  const shown = sorted
    .slice(0, maximumEntries)
    .map((entry) => ({ ...entry, path: entry.path.slice(0, maximumPath) }))
  return { kind: 'files', entries: shown, hasMore: sorted.length > shown.length }
}

/** Each folder right before what is in it. */
function compare(one: string, other: string): number {
  const [first, second] = [one, other].map((path) => path.replaceAll('/', '\0'))
  return (first ?? '') < (second ?? '') ? -1 : 1
}
