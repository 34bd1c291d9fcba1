import type { PyodideAPI } from 'pyodide'

/** A folder or file in the memory of Emscripten. */
type Node = {
  name: string
  parent: Node
  mount: unknown
  node_ops: object
  stream_ops: object
  /** The nodes in a folder. */
  contents: unknown
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
 * Lets programs change only the files in these folders, which are emptied for the next program. A changed file of the
 * library would be taken for the library by all later programs, and by tests.
 */
export function protectFiles({ FS }: PyodideAPI, changeable: readonly string[]): void {
  const files = FS as FileSystem
  const kept = new Set(changeable.map((path) => files.lookupPath(path).node))
  const root = files.lookupPath('/').node
  const protect = (node: Node & { mode: number }): void => {
    // Devices, and what shows the open files, are not kept in memory.
    if (kept.has(node) || node.mount !== root.mount) return
    if (files.isDir(node.mode)) {
      const inner = node.contents as Record<string, Node & { mode: number }>
      for (const child of Object.values(inner)) protect(child)
    } else if (!files.isFile(node.mode)) return
    node.node_ops = withoutChanges(node.node_ops)
    node.stream_ops = withoutChanges(node.stream_ops)
  }
  protect(root as Node & { mode: number })
}

function withoutChanges(operations: object): object {
  return Object.fromEntries(Object.entries(operations).filter(([name]) => !changing.includes(name)))
}
