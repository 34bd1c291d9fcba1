import { readdirSync, readFileSync } from 'node:fs'

/** Of Linux, whatever its clock: `getconf CLK_TCK`. */
const millisecondsPerTick = 10

/** The processor time in milliseconds that a process and the processes that it has started have taken. */
export function processorTime(pid: number): number {
  const processes = readdirSync('/proc').filter((name) => /^\d+$/.test(name))
  const own = processes.flatMap((name) => timesOf(name) ?? [])
  const sum = (id: number): number => {
    const [self] = own.filter((one) => one.pid === id)
    return (
      (self?.ticks ?? 0) +
      own.filter((one) => one.parent === id).reduce((all, { pid: child }) => all + sum(child), 0)
    )
  }
  return sum(pid) * millisecondsPerTick
}

function timesOf(name: string): { pid: number; parent: number; ticks: number } | undefined {
  try {
    const text = readFileSync(`/proc/${name}/stat`, 'utf8')
    // The name of the program is in parentheses and may contain anything.
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ')
    return { pid: Number(name), parent: Number(fields[1]), ticks: Number(fields[11]) + Number(fields[12]) }
  } catch {
    // It has ended meanwhile.
    return undefined
  }
}
