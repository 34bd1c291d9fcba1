import { connect, forReplicas } from '#database/connect.ts'
import { isReplica } from './health-store.ts'
import { broken, type Finding, good, odd } from './finding.ts'

/** Whether public profiles can be read from the replica. */
export async function checkReplica(replicaUrl: string | undefined): Promise<Finding[]> {
  if (replicaUrl === undefined) return []
  const replica = connect({ connectionString: replicaUrl }, forReplicas)
  try {
    return (await isReplica(replica))
      ? [good('The replica answers.')]
      : [odd('DATABASE_REPLICA_URL leads to a database that follows no other.')]
  } catch {
    return [broken('The replica of DATABASE_REPLICA_URL does not answer. Profiles are read from the leader.')]
  } finally {
    await replica.destroy()
  }
}
