import { spawnSync } from 'node:child_process'

/** The processes that a process has started, with their command lines. */
export function childrenOf(pid: number): { pid: number; command: string }[] {
  const { stdout } = spawnSync('ps', ['-e', '-o', 'pid=,ppid=,args='], { encoding: 'utf8' })
  return stdout.split('\n').flatMap((line) => {
    const { own, parent, command } =
      /^\s*(?<own>\d+)\s+(?<parent>\d+)\s+(?<command>.*)$/.exec(line)?.groups ?? {}
    return command !== undefined && Number(parent) === pid ? [{ pid: Number(own), command }] : []
  })
}

/** Those processes, what they have started, and so on. */
export function descendantsOf(pid: number): ReturnType<typeof childrenOf> {
  return childrenOf(pid).flatMap((child) => [child, ...descendantsOf(child.pid)])
}
