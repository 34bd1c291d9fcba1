import { InMemoryFs } from 'just-bash/browser'

/** The folder in which scripts start. */
export const home = '/home/user'

/** The file that holds the camper's script, outside of the home folder, so that no pattern matches it. */
export const scriptFile = '/script.sh'

export type Stream = 'output' | 'errors'

/** Receives what is printed, and the line of the script that printed it. */
export type Hear = (stream: Stream, bytes: Uint8Array, line: number) => void

const maximumBytes = 32 * 1024 * 1024
const consolePath = /^\/dev\/console\/(?<stream>output|errors)\/(?<line>\d+)$/

/** The address at which whatever the shell appends is printed. */
export function consoleFile(stream: Stream, line: number): string {
  return `/dev/console/${stream}/${line}`
}

/** Files in memory. What is appended to a console file is passed on as it comes, and kept nowhere. */
export class ShellFiles extends InMemoryFs {
  hear: Hear = () => undefined

  constructor() {
    super({}, { maxTotalBytes: maximumBytes })
  }

  override async appendFile(
    ...[path, content, options]: Parameters<InMemoryFs['appendFile']>
  ): Promise<void> {
    const { stream, line } = consolePath.exec(path)?.groups ?? {}
    if (stream === undefined) return super.appendFile(path, content, options)
    this.hear(stream as Stream, bytesOf(content, options === 'binary'), Number(line))
  }
}

/** Text of one byte for each character is how the shell passes on what it does not read. */
function bytesOf(content: string | Uint8Array, isBinary: boolean): Uint8Array {
  if (typeof content !== 'string') return content
  return isBinary
    ? Uint8Array.from(content, (letter) => letter.charCodeAt(0))
    : new TextEncoder().encode(content)
}

/** The same files again, for changes that are not meant to stay. */
export async function copyOf(files: InMemoryFs): Promise<ShellFiles> {
  const copy = new ShellFiles()
  for (const path of files.getAllPaths()) {
    const { isDirectory, isSymbolicLink, mode, mtime } = await files.lstat(path)
    if (isDirectory) copy.mkdirSync(path, { recursive: true })
    else if (isSymbolicLink) await copy.symlink(await files.readlink(path), path)
    else copy.writeFileSync(path, await files.readFileBuffer(path), undefined, { mode, mtime })
  }
  return copy
}
