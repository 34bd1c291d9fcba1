import { createHash, type Hash } from 'node:crypto'
import {
  accessSync,
  constants,
  existsSync,
  lstatSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  realpathSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { join, resolve } from 'node:path'

/** The inputs and outputs of a build, stored in a file next to it. */
type Stamp = { inputs: string; outputs: string }

/**
 * `stale`: the sources have changed since. `damaged`: the folder is not what the build produced, and cannot be relied
 * on.
 */
export type BuildState = 'fresh' | 'stale' | 'damaged'

/** Compares a built folder with its stamp; `inputs` is the hash of its current sources. */
export function stateOfBuild(stampFile: string, folder: string, inputs: string): BuildState {
  const stamp = readStamp(stampFile)
  if (!existsSync(folder)) return 'stale'
  if (!stamp || stamp.outputs !== hashOfOutputs(folder)) return 'damaged'
  return stamp.inputs === inputs ? 'fresh' : 'stale'
}

export function writeStamp(stampFile: string, folder: string, inputs: string): void {
  const stamp: Stamp = { inputs, outputs: hashOfOutputs(folder) }
  writeFileSync(stampFile, JSON.stringify(stamp))
}

/** Accepts the folder's current content: lessons were recompiled as they were saved. */
export function renewStamp(stampFile: string, folder: string): void {
  const stamp = readStamp(stampFile)
  if (stamp) writeStamp(stampFile, folder, stamp.inputs)
}

function readStamp(stampFile: string): Stamp | undefined {
  try {
    return JSON.parse(readFileSync(stampFile, 'utf8')) as Stamp
  } catch {
    // Missing or damaged: the state of the build is unknown.
    return undefined
  }
}

/**
 * Hash of the project's files and folders by content, without tests. An input itself may be a link; links inside it
 * count by their text, because they may lead in circles, out of the project, or to what cannot be read to its end. What
 * cannot be read at all, as with a name that is not UTF-8, counts by its name: the compiler says what to do.
 */
export function hashOfInputs(root: string, inputs: readonly string[]): string {
  const hash = createHash('sha256').update(process.version)
  for (const input of inputs) {
    const absolute = resolve(root, input)
    if (existsSync(absolute)) addContent(hash, realpathSync(absolute), input)
  }
  return hash.digest('hex')
}

function addContent(hash: Hash, absolute: string, path: string): void {
  if (!isReadable(absolute)) {
    hash.update(path).update('\0unreadable\0')
    return
  }
  const stats = lstatSync(absolute)
  if (stats.isSymbolicLink()) hash.update(path).update('\0link\0').update(readlinkSync(absolute)).update('\0')
  if (stats.isFile()) hash.update(path).update('\0').update(readFileSync(absolute)).update('\0')
  if (!stats.isDirectory()) return
  for (const name of readdirSync(absolute).toSorted()) {
    if (name === 'node_modules' || name === '.react-router' || /\.(test|spec)\.tsx?$/.test(name)) continue
    addContent(hash, join(absolute, name), join(path, name))
  }
}

function isReadable(path: string): boolean {
  try {
    if (!lstatSync(path).isSymbolicLink()) accessSync(path, constants.R_OK)
    return true
  } catch {
    return false
  }
}

/** Names, sizes and times instead of contents, because there are megabytes; whole seconds survive copying. */
function hashOfOutputs(folder: string): string {
  const hash = createHash('sha256')
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).toSorted()
  for (const file of files) {
    // The build itself checks which parts it can reuse.
    if (file === 'cache' || /^cache[\\/]/.test(file)) continue
    const stats = statSync(join(folder, file))
    if (stats.isFile()) hash.update(`${file}\0${stats.size}\0${Math.floor(stats.mtimeMs / 1000)}\0`)
  }
  return hash.digest('hex')
}
