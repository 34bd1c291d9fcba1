import type { CredentialFacts, IssuerKey } from '@cairn/contract'
import { writer } from '../write.ts'

export const sampleFacts: CredentialFacts = {
  id: '0b0f6b1e-6f0e-4c50-9a53-3f3f7a1d6a10',
  origin: 'https://school.example',
  schoolName: 'Hill School',
  issuedAt: new Date('2026-03-01T12:00:00Z'),
  earnedAt: new Date('2026-02-28T12:00:00Z'),
  achievement: { slug: 'responsive-web-design', title: 'Responsive Web Design', hours: 300 },
  holder: { name: 'Ada Lovelace', email: 'ada@example.org', salt: '4be0643f-1d98-473b-97cd-ca98a65347dd' },
  requirements: [
    { title: 'Survey Form', evidence: 're-run', checkedAt: new Date('2026-02-28T11:00:00Z') },
    { title: 'Tribute Page', evidence: 'not-re-run', checkedAt: undefined },
  ],
  status: { list: 1, index: 70_000 },
}

/** A school’s key, as it lists it. */
export async function openSampleKey(pem: string, { origin }: { origin: string }): Promise<IssuerKey> {
  const { id, publicKeyMultibase } = await writer.readKey(pem, origin)
  return { id, publicKeyMultibase, createdAt: Date.parse('2026-01-01') }
}

function idOf(json: string): unknown {
  return (JSON.parse(json) as { id: unknown }).id
}

/** Answers as the school that has published these lists. */
export function publish(lists: readonly string[]): (address: string) => Promise<string | undefined> {
  return async (address) => lists.find((list) => idOf(list) === address)
}

/** Both lists of the sample’s place, in which these purposes are set. */
export async function writeStatusLists(
  pem: string,
  set: readonly string[] = [],
  { origin, schoolName, issuedAt, status } = sampleFacts,
): Promise<string[]> {
  const purposes = ['revocation', 'suspension'] as const
  return Promise.all(
    purposes.map((purpose) =>
      writer.writeStatusList(
        {
          origin,
          schoolName,
          purpose,
          list: status.list,
          issuedAt,
          indexes: set.includes(purpose) ? [3, status.index] : [3],
        },
        pem,
      ),
    ),
  )
}
