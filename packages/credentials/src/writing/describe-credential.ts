import { type CredentialFacts, type CredentialRequirement, statusPurposes } from '@cairn/contract'
import { hashOfEmail } from './hash-of-email.ts'
import { statusListAddress } from './status-list-address.ts'
import { vocabularies } from '#vocabularies/addresses.ts'

const checked = {
  're-run': 'The school ran the project’s tests again on the code that it stores, and all of them passed.',
  'not-re-run': 'Not re-run: the project was handed in by a link, or the school could not run it again.',
  'taken-here': 'Checked by the school when it was completed: an exam, a trophy, or another certification.',
} as const

/** What a certificate says, as an unsigned `OpenBadgeCredential` (Open Badges 3.0, Verifiable Credentials 2.0). */
export function describeCredential(facts: CredentialFacts, did: string): object {
  const { id, origin, schoolName, issuedAt, earnedAt, achievement, holder, requirements, status } = facts
  const { title, slug } = achievement
  const listed = requirements.map((requirement) => `- ${requirement.title}`).join('\n')
  return {
    '@context': [vocabularies.credentials, vocabularies.badges],
    id: `${origin}/certification/id/${id}`,
    type: ['VerifiableCredential', 'OpenBadgeCredential'],
    name: title,
    issuer: { id: did, type: ['Profile'], name: schoolName, url: origin },
    validFrom: issuedAt.toISOString(),
    awardedDate: earnedAt.toISOString(),
    credentialSubject: {
      type: ['AchievementSubject'],
      ...identify(holder),
      achievement: {
        id: `${origin}/achievements/${slug}`,
        type: ['Achievement'],
        achievementType: 'Certificate',
        name: title,
        description: describe(achievement, schoolName),
        criteria: { narrative: `Each of these is required:\n\n${listed}` },
      },
    },
    evidence: requirements.map(describeEvidence),
    credentialStatus: statusPurposes.map((purpose) => ({
      id: `${statusListAddress(origin, purpose, status.list)}#${status.index}`,
      type: 'BitstringStatusListEntry',
      statusPurpose: purpose,
      statusListIndex: String(status.index),
      statusListCredential: statusListAddress(origin, purpose, status.list),
    })),
  }
}

function describe({ title, hours }: CredentialFacts['achievement'], schoolName: string): string {
  const time = hours === null ? '' : `, about ${hours} hours of work`
  return `The ${title} certification of ${schoolName}${time}.`
}

/** A subject needs an identifier or an id; the salted hash lets holders prove that the credential is theirs. */
function identify({ name, email, salt }: CredentialFacts['holder']): object {
  const identity = (identityType: string, identityHash: string, hash?: { salt: string }) => ({
    type: 'IdentityObject',
    hashed: hash !== undefined,
    identityHash,
    identityType,
    ...hash,
  })
  const identities = [
    ...(name === undefined ? [] : [identity('name', name)]),
    ...(email === undefined ? [] : [identity('emailAddress', hashOfEmail(email, salt), { salt })]),
  ]
  return identities.length > 0 ? { identifier: identities } : { id: `urn:uuid:${salt}` }
}

function describeEvidence({ title, evidence, checkedAt }: CredentialRequirement): object {
  const when = checkedAt ? ` Checked at ${checkedAt.toISOString()}.` : ''
  return { type: ['Evidence'], name: title, narrative: checked[evidence] + when }
}
