import { spawnSync } from 'node:child_process'
import type { Hosts } from './plan-here.ts'

/** A network in which each node has an address and a cable of its own. */
export type NodeNetwork = {
  hosts: Hosts
  /** Words before a command that start it at a node's address. */
  prefixOf: (node: number) => readonly string[]
  /** Pulls the cable of a node. */
  cut: (node: number) => void
  mend: (node: number) => void
  close: () => void
}

/** Whether this process may make such networks: as root, on Linux. */
export function canMakeNetworks(): boolean {
  return process.getuid?.() === 0 && spawnSync('ip', ['netns', 'list']).status === 0
}

/** Makes a network of Linux's network namespaces, joined by a bridge to this machine and to nothing else. */
export function openNodeNetwork(count: number): NodeNetwork {
  // Processes of one machine have different numbers, so their networks have different names and addresses.
  const id = process.pid
  const bridge = `cairn-${id}`
  const subnet = `10.${(id >> 8) % 256}.${id % 256}`
  const nodes = Array.from({ length: count }, (_node, index) => ({
    space: `cairn-${id}-${index + 1}`,
    cable: `cairn${id}-${index + 1}`,
    host: `${subnet}.${index + 11}`,
  }))
  const close = () => {
    for (const { space } of nodes) spawnSync('ip', ['netns', 'delete', space])
    spawnSync('ip', ['link', 'delete', bridge])
  }
  const cableOf = (node: number) => nodes[node]?.cable ?? ''
  try {
    ip('link', 'add', bridge, 'type', 'bridge')
    ip('address', 'add', `${subnet}.1/24`, 'dev', bridge)
    ip('link', 'set', bridge, 'up')
    for (const { space, cable, host } of nodes) {
      ip('netns', 'add', space)
      ip('link', 'add', cable, 'type', 'veth', 'peer', 'name', 'eth0', 'netns', space)
      ip('link', 'set', cable, 'master', bridge, 'up')
      ip('-n', space, 'link', 'set', 'lo', 'up')
      ip('-n', space, 'address', 'add', `${host}/24`, 'dev', 'eth0')
      ip('-n', space, 'link', 'set', 'eth0', 'up')
    }
  } catch (error) {
    close()
    throw error
  }
  return {
    hosts: { hosts: nodes.map(({ host }) => host), network: `${subnet}.0/24` },
    prefixOf: (node) => ['ip', 'netns', 'exec', nodes[node]?.space ?? ''],
    cut: (node) => ip('link', 'set', cableOf(node), 'down'),
    mend: (node) => ip('link', 'set', cableOf(node), 'up'),
    close,
  }
}

function ip(...args: string[]): void {
  const { status, stderr } = spawnSync('ip', args, { encoding: 'utf8' })
  if (status !== 0) throw new Error(`ip ${args.join(' ')}: ${stderr}`)
}
