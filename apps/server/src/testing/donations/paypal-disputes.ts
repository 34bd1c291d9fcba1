import type { FastifyInstance } from 'fastify'

type Dispute = { dispute_id: string; status: string; dispute_outcome?: { outcome_code: string } }

/** Plays the part of PayPal's server that tells of disputes. */
export function playDisputes(app: FastifyInstance) {
  const disputes = new Map<string, Dispute>()
  const find = (paymentRef: string | undefined) =>
    [...disputes].filter(([disputed]) => disputed === paymentRef).map(([, dispute]) => dispute)

  app.get<{ Querystring: { disputed_transaction_id?: string } }>(
    '/v1/customer/disputes',
    async ({ query }) => ({ items: find(query.disputed_transaction_id) }),
  )
  app.get<{ Params: { id: string } }>('/v1/customer/disputes/:id', async ({ params: { id } }, reply) => {
    const known = [...disputes.values()].find((dispute) => dispute.dispute_id === id)
    return reply.code(known ? 200 : 404).send(known ?? {})
  })

  return {
    /** What the message about a dispute tells. */
    dispute: (paymentRef: string) => {
      const known = { dispute_id: `PP-D-${disputes.size + 1}`, status: 'WAITING_FOR_SELLER_RESPONSE' }
      disputes.set(paymentRef, known)
      return { ...known, disputed_transactions: [{ seller_transaction_id: paymentRef }] }
    },
    resolve: (paymentRef: string, outcome: string) => {
      const known = disputes.get(paymentRef)
      if (known) Object.assign(known, { status: 'RESOLVED', dispute_outcome: { outcome_code: outcome } })
    },
  }
}
