import type { PyodideAPI } from 'pyodide'

/** A folder or file in the memory of Emscripten. */
type Node = {
  mode: number
  mount: unknown
  node_ops: object
  stream_ops: object
  /** Of a folder: what is in it, by name. */
  contents: Readonly<Record<string, Node>>
}

type FileSystem = {
  lookupPath: (path: string) => { node: Node }
  isDir: (mode: number) => boolean
  isFile: (mode: number) => boolean
}

/** What changes a folder or a file. Where Emscripten finds no such operation, it answers with an error. */
const changing = [
  'mknod',
  'rename',
  'unlink',
  'rmdir',
  'symlink',
  'setattr',
  'write',
  'allocate',
  'mmap',
  'msync',
]

/**
 * Lets programs change only what is in these folders. A changed file of the library would be taken for the library by all later
 * programs, and by tests.
 */
export function protectFiles({ FS }: PyodideAPI, changeable: readonly string[]): void {
  const files = FS as FileSystem
  const kept = new Set(changeable.map((path) => files.lookupPath(path).node))
  const root = files.lookupPath('/').node
  // All folders share their operations, and so do all files.
  const allowed = new Map<object, object>()
  const withoutChanges = (operations: object): object => {
    const known = allowed.get(operations)
    if (known) return known
    const left = Object.fromEntries(Object.entries(operations).filter(([name]) => !changing.includes(name)))
    allowed.set(operations, left)
    return left
  }
  const protect = (node: Node): void => {
    // What shows the open files is not kept in memory.
    if (kept.has(node) || node.mount !== root.mount) return
    const isFolder = files.isDir(node.mode)
    if (!isFolder && !files.isFile(node.mode)) return
    node.node_ops = withoutChanges(node.node_ops)
    node.stream_ops = withoutChanges(node.stream_ops)
    if (isFolder) for (const child of Object.values(node.contents)) protect(child)
  }
  protect(root)
}
