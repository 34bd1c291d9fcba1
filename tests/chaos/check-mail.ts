import { connect, forMaintenance } from '../../apps/server/src/database/connect.ts'
import type { ClusterPlan } from '../../ops/cluster/cluster-plan.ts'
import { until } from '../../ops/cluster/until.ts'

/** A code lasts ten minutes; after that its mail has been sent or given up. */
const patienceMs = 12 * 60_000

type Mails = {
  /** To whom a mail was promised. */
  acknowledged: readonly string[]
  /** To whom one arrived, each time. */
  received: readonly string[]
}

export type MailResult = {
  damage: string[]
  /** How many may have arrived or not, which the school knows: their attempt was cut off. */
  givenUp: number
}

/** Waits until all mail was sent or given up, and compares it with what was promised and what arrived. */
export async function checkMail(
  { passwords, leaderPort }: ClusterPlan,
  mails: () => Mails,
): Promise<MailResult> {
  const connectionString = `postgres://school_owner:${passwords.owner}@127.0.0.1:${leaderPort}/school`
  const database = connect({ connectionString }, forMaintenance)
  try {
    await until(
      async () => !(await database.selectFrom('mail_outbox').select('mail_id').executeTakeFirst()),
      {
        patienceMs,
        complaint: 'Mail is still waiting',
      },
    )
    const returned = await database.selectFrom('returned_mails').select('recipient').execute()
    return judgeMail(mails(), new Set(returned.map(({ recipient }) => recipient)))
  } finally {
    await database.destroy()
  }
}

export function judgeMail({ acknowledged, received }: Mails, givenUp: ReadonlySet<string>): MailResult {
  const arrived = new Set(received)
  const lost = acknowledged.filter((email) => !arrived.has(email) && !givenUp.has(email)).length
  const doubled = received.length - arrived.size
  return {
    damage: lost + doubled === 0 ? [] : [`${lost} mails lost, ${doubled} sent twice.`],
    givenUp: givenUp.size,
  }
}
