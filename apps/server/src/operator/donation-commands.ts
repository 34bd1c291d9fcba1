import type { DonationConfig } from '#config/read-donations.ts'
import type { StorageConfig } from '#config/storage-config.ts'
import { findAttempt } from '#donations/attempt-store.ts'
import { exportPayments } from '#donations/export-payments.ts'
import { openDonations } from '#donations/open-donations.ts'
import { reconcile } from '#donations/reconcile.ts'
import { refundGift } from '#donations/refund-gift.ts'
import type { DonationServices } from '#donations/services.ts'
import { CommandError } from './command-error.ts'
import type { SchoolCommand } from './school-command.ts'
import { withDatabase } from './with-database.ts'

/** What a night does by itself. */
export const reconcileDonations: SchoolCommand = {
  words: ['donations', 'reconcile'],
  parameters: [],
  meaning: 'compares the donations here with those of the payment providers',
  run: async (context) => {
    const failures: string[] = []
    const report = (error: unknown) => failures.push(error instanceof Error ? error.message : String(error))
    const { asked, changed, failed, strangers } = await withDonations(context, reconcile, report)
    const lines = [
      `Asked about ${asked} gifts: ${changed} had changed, ${failed} could not be asked about.`,
      ...new Set(failures),
      ...strangers.map((ref) => `The provider has been paid for ${ref}, which is in no book here.`),
    ]
    return lines.join('\n')
  },
}

export const refundDonation: SchoolCommand = {
  words: ['donations', 'refund'],
  parameters: ['GIFT'],
  meaning: 'ends a gift, by the number in its receipt, and returns all of its money',
  run: async (context, [gift = '']) =>
    withDonations(context, async (services) => {
      const attempt = /^[0-9a-f]{32}$/.test(gift) ? await findAttempt(services.database, gift) : undefined
      const ref = attempt?.ref ?? null
      if (!attempt || ref === null) throw new CommandError(`There is no gift with the number “${gift}”.`)
      const refunded = await refundGift(services, { ...attempt, ref })
      return `The gift ${gift} is ${refunded?.status ?? attempt.status} now.`
    }),
}

/** For bookkeeping. */
export const exportDonations: SchoolCommand = {
  words: ['donations', 'export'],
  parameters: [],
  meaning: 'prints all payments as comma-separated values',
  run: async ({ storage }) => withDatabase(storage, exportPayments),
}

type Context = { storage: StorageConfig; readDonations: () => DonationConfig; now: () => Date }

/** Works with the school's providers. The running school sends receipts, because it knows its mail server. */
async function withDonations<Result>(
  { storage, readDonations, now }: Context,
  work: (services: DonationServices) => Promise<Result>,
  onFailure: (error: unknown) => void = () => undefined,
): Promise<Result> {
  const donations = readDonations()
  if (!donations.stripe && !donations.paypal) {
    throw new CommandError('No provider is configured. Set the variables that the school uses for donations.')
  }
  return withDatabase(storage, async (database) => {
    const common = { donations, appOrigin: '', supportEmail: '', database, now, onFailure }
    return work(await openDonations({ ...common, mailer: null }))
  })
}
