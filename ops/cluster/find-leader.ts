import type { DatabaseNode } from './cluster-plan.ts'

type Follower = { application_name: string; state: string; sync_state: string }

export type Leader<Node extends DatabaseNode> = {
  node: Node
  /** Those that receive what it writes. */
  followers: readonly Follower[]
}

const patienceMs = 2000

/** The node that holds the leader's lock; undefined while there is none. */
export async function findLeader<Node extends DatabaseNode>(
  nodes: readonly Node[],
): Promise<Leader<Node> | undefined> {
  const answers = nodes.map(async (node) => {
    const answer = await fetch(`http://${node.host}:${node.patroniPort}/primary`, {
      signal: AbortSignal.timeout(patienceMs),
    })
    const { replication = [] } = (await answer.json()) as { replication?: Follower[] }
    if (!answer.ok) throw new Error(`${node.name} does not lead`)
    return { node, followers: replication }
  })
  return Promise.any(answers).catch(() => undefined)
}

/** Whether a node leads, all others follow, and one of them is in step if commits wait for it. */
export async function isWhole(nodes: readonly DatabaseNode[], isSynchronous: boolean): Promise<boolean> {
  const { followers = [] } = (await findLeader(nodes)) ?? {}
  const following = new Set(
    followers.filter(({ state }) => state === 'streaming').map(({ application_name }) => application_name),
  )
  const isInStep = followers.some(({ sync_state }) => sync_state === 'sync')
  return following.size === nodes.length - 1 && (isInStep || !isSynchronous)
}
