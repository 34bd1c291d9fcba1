import { sql } from 'kysely'
import { connect, forMaintenance } from '../../apps/server/src/database/connect.ts'
import type { ClusterPlan, DatabaseNode } from '../../ops/cluster/cluster-plan.ts'
import type { Acknowledged } from './ledger.ts'

/** All completions that a node has, read from the table itself: an index could hide what is there twice. */
export async function readStored({ passwords }: ClusterPlan, node: DatabaseNode): Promise<Acknowledged[]> {
  const { host, postgresPort } = node
  const connectionString = `postgres://school_owner:${passwords.owner}@${host}:${postgresPort}/school`
  const database = connect({ connectionString }, forMaintenance)
  try {
    return await database.transaction().execute(async (transaction) => {
      await sql`select set_config(name, 'off', true) from (values
        ('enable_indexscan'), ('enable_indexonlyscan'), ('enable_bitmapscan')) as settings (name)`.execute(
        transaction,
      )
      return transaction
        .selectFrom('completions')
        .select(['user_id as userId', 'challenge_id as challengeId'])
        .execute()
    })
  } finally {
    await database.destroy()
  }
}
