import { describe, expect, test } from 'vitest'
import { decideMail, type MailCounts, networkLimits } from './rules.ts'

const mailLimits = { perNetworkAndHour: 10, perSchoolAndHour: 200 }
const none = { hour: 0, day: 0 }
const counts = (more: Partial<MailCounts> = {}): MailCounts => ({
  owner: none,
  strangers: none,
  knownNetwork: none,
  strangersHere: none,
  networkHour: 0,
  siteHour: 0,
  providerHour: 0,
  schoolHour: 0,
  refusedHere: 0,
  ...more,
})
const spent = { hour: 3, day: 3 }
const [stranger, owner, neighbour] = [
  { isOwner: false, isInKnownNetwork: false },
  { isOwner: true, isInKnownNetwork: true },
  { isOwner: false, isInKnownNetwork: true },
]
const decide = (who: typeof stranger, more?: Partial<MailCounts>) => decideMail(who, counts(more), mailLimits)

describe('one more mail', () => {
  test('is sent on the requester’s own allowance first', () => {
    expect(decide(stranger)).toEqual({ allowance: 'strangers', problem: undefined })
    expect(decide(owner)).toEqual({ allowance: 'owner', problem: undefined })
    expect(decide(owner, { owner: spent })).toEqual({ allowance: 'strangers', problem: undefined })
  })

  test('is refused with the reason that the person can do most about', () => {
    const full = { networkHour: 10, schoolHour: 200 }
    expect(decide(stranger, { ...full, strangers: spent }).problem).toBe('signin.too-many-mails')
    expect(decide(stranger, full).problem).toBe('signin.too-many-mails-here')
    expect(decide(stranger, { schoolHour: 200 }).problem).toBe('signin.mail-paused')
  })

  test.for([
    ['hour', { hour: 3, day: 3 }],
    ['day', { hour: 0, day: 8 }],
  ] as const)('ends with the address’s allowance of an %s', ([, strangers]) => {
    expect(decide(stranger, { strangers }).problem).toBe('signin.too-many-mails')
  })

  test.for([
    ['hour', { hour: 2, day: 2 }],
    ['day', { hour: 0, day: 4 }],
  ] as const)('ends earlier for one site, in an %s', ([, strangersHere]) => {
    expect(decide(stranger, { strangersHere }).problem).toBe('signin.too-many-mails')
  })

  test('is sent to the owner whatever strangers and networks have requested', () => {
    const everything = { strangers: spent, networkHour: 10, schoolHour: 200, refusedHere: 30 }
    expect(decide(owner, everything)).toEqual({ allowance: 'owner', problem: undefined })
  })

  test('is refused in the same words in a network that the owner uses, and elsewhere', () => {
    for (const refused of [{ strangers: spent }, { networkHour: 10 }, { schoolHour: 200 }]) {
      const { problem } = decide(stranger, refused)
      expect(decide(stranger, refused).allowance).toBe('withheld')
      expect(decide(neighbour, refused)).toEqual({ allowance: 'known-network', problem })
      expect(decide(neighbour, { ...refused, knownNetwork: spent })).toEqual({
        allowance: 'withheld',
        problem,
      })
      for (const who of [stranger, neighbour])
        expect(decide(who, { ...refused, refusedHere: 30 })).toEqual({ allowance: undefined, problem })
    }
  })
})

describe('wider networks', () => {
  test('get more than a single network, and none of them gets the school’s whole limit', () => {
    expect(networkLimits(mailLimits)).toEqual({ network: 10, site: 30, provider: 90 })
    expect(networkLimits({ perNetworkAndHour: 30, perSchoolAndHour: 200 })).toEqual({
      network: 30,
      site: 90,
      provider: 150,
    })
  })

  test('get no less than the operator allowed a single network', () => {
    expect(networkLimits({ perNetworkAndHour: 1000, perSchoolAndHour: 200 })).toEqual({
      network: 1000,
      site: 1000,
      provider: 1000,
    })
  })
})
