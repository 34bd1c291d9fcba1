import type { FlashKey } from '@cairn/contract'
import type { Evidence } from './evidence.ts'

const coderoad = 'apps/server/src/coderoad/coderoad.test.ts'
const invalidUserTokens = 'apps/server/src/coderoad/invalid-user-tokens.test.ts'
const cardGifts = 'apps/server/src/donations/card-gifts.test.ts'
const donations = 'apps/server/src/donations/donations.test.ts'
const stolenCards = 'apps/server/src/donations/stolen-cards.test.ts'
const webhooks = 'apps/server/src/donations/webhooks.test.ts'
const trophies = 'apps/server/src/trophies/trophies.test.ts'
const trophy = 'tests/journeys/trophy.spec.ts'
const tutorial = 'tests/journeys/tutorial.spec.ts'

/** Messages about other services, by their keys. */
export const serviceMessages = {
  'flash.coderoad.not-ours': [invalidUserTokens, '%s'],
  'flash.coderoad.recorded': [coderoad, 'completes a lesson'],
  'flash.coderoad.token-invalid': [invalidUserTokens, '%s'],
  'flash.coderoad.unknown': [invalidUserTokens, '%s'],
  'flash.complete-project-first': [
    tutorial,
    'a project is tested in the editor first, and then submitted by its link',
  ],
  'flash.donation.action-needed': [
    cardGifts,
    'is charged after its owner has confirmed, and not on the word of the browser',
  ],
  'flash.donation.already': [donations, 'is not added for a camper who donates already'],
  'flash.donation.amount-invalid': [donations, 'may not be %i cents'],
  'flash.donation.attempt-used': [cardGifts, 'does not become another gift by keeping its id'],
  'flash.donation.declined': [
    cardGifts,
    'that is declined costs nothing and says so, and another card may follow',
  ],
  'flash.donation.email-needed': [cardGifts, 'needs an address for its receipt'],
  'flash.donation.no-card': [webhooks, 'a camper without a card on file is told so'],
  'flash.donation.not-taken': [donations, 'is not accepted yet, and the answer says so in words'],
  'flash.donation.provider-away': [
    cardGifts,
    'for long after the charge leaves an attempt that the next click finds paid',
  ],
  'flash.donation.stopped': [
    stolenCards,
    'a camper whose cards were declined three times in a day has to wait for the next',
  ],
  'flash.donation.too-early': [donations, 'is charged only after three completed lessons'],
  'flash.donation.unconfirmed': [
    cardGifts,
    'is charged after its owner has confirmed, and not on the word of the browser',
  ],
  'flash.donation.unknown': [cardGifts, 'finds nothing under an id that no gift has'],
  'flash.ms.profile.err': [trophy, 'whatever goes wrong with Microsoft is said'],
  'flash.ms.transcript.link-err-1': [trophies, 'is named by a link to a transcript, and by nothing else'],
  'flash.ms.transcript.link-err-2': [trophy, 'whatever goes wrong with Microsoft is said'],
  'flash.ms.transcript.link-err-3': [trophy, 'whatever goes wrong with Microsoft is said'],
  'flash.ms.transcript.link-err-4': [
    trophies,
    'is for one camper: others are refused, even if fifty try at once',
  ],
  'flash.ms.transcript.link-err-5': [
    trophy,
    'when the school itself fails or cannot be reached, that is said, too',
  ],
  'flash.ms.transcript.link-err-6': [
    trophy,
    'when the school itself fails or cannot be reached, that is said, too',
  ],
  'flash.ms.transcript.linked': [
    trophy,
    'a trophy is verified, from the first visit to the recorded submission',
  ],
  'flash.ms.transcript.unlink-err': [
    trophy,
    'when the school itself fails or cannot be reached, that is said, too',
  ],
  'flash.ms.transcript.unlinked': [
    trophy,
    'an account is unlinked after a question, here and in the settings',
  ],
  'flash.ms.trophy.err-1': [trophies, 'is refused: %s'],
  'flash.ms.trophy.err-2': [trophies, 'is refused: %s'],
  'flash.ms.trophy.err-3': [trophy, 'whatever goes wrong with Microsoft is said'],
  'flash.ms.trophy.err-4': [trophy, 'a trophy is verified, from the first visit to the recorded submission'],
  'flash.ms.trophy.err-5': [trophy, 'when the school itself fails or cannot be reached, that is said, too'],
  'flash.ms.trophy.err-6': [trophy, 'a trophy is verified, from the first visit to the recorded submission'],
  'flash.ms.trophy.verified': [
    trophy,
    'a trophy is verified, from the first visit to the recorded submission',
  ],
  'flash.start-project-err': [
    tutorial,
    'a tutorial is practised, and its report arrives while the page is open',
  ],
} as const satisfies Readonly<Partial<Record<FlashKey, Evidence>>>
