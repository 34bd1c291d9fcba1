import {
  getPublicProfile,
  getSessionUser,
  type ProfileUi,
  PublicUser,
  type SessionUser,
} from '@cairn/contract'
import { beforeAll, describe, expect, test } from 'vitest'
import { origin } from '#testing/build-test-server.ts'
import { openTestServer } from '#testing/open-test-server.ts'
import { everythingShown } from '#testing/everything-shown.ts'
import { setProfileUi } from '#testing/set-profile-ui.ts'
import { claimedId, fillProfile } from '#testing/seed-camper.ts'

type Fields = Record<string, unknown>

const server = await openTestServer()
let username: string
let userId: string
/** What the camper knows about themselves. */
let own: SessionUser

beforeAll(async () => {
  const camper = await server.camper('ada@example.org')
  const first = (await camper.call(getSessionUser)).body as unknown as { user: Record<string, SessionUser> }
  ;[{ id: userId, username }] = Object.values(first.user) as [SessionUser]
  await fillProfile(server.database, userId)
  const { body } = await camper.call(getSessionUser)
  own = (body['user'] as Record<string, SessionUser>)[username] as SessionUser
})

const ask = (name: string, headers = {}) =>
  server.visitor().send('GET', `${getPublicProfile.path}?username=${encodeURIComponent(name)}`, { headers })

const setFlags = (flags: object) => setProfileUi(server, userId, flags)

async function profileWith(flags: object): Promise<Fields> {
  await setFlags(flags)
  const { body } = await ask(username)
  return (body['entities'] as { user: Record<string, Fields> } | undefined)?.user[username] ?? {}
}

/** docs/reference/api.md, “Public profile”, in the simplest form: take everything, then blank what the table says. */
function model(flags: ProfileUi): Fields {
  if (flags.isLocked) return {}
  const shown: Fields = { ...own, profileUI: flags }
  for (const key of privateFields) delete shown[key]
  if (!flags.showAbout) Object.assign(shown, { about: '', joinDate: '' })
  if (!flags.showHeatMap) shown['calendar'] = {}
  if (!flags.showDonation) shown['isDonating'] = null
  if (!flags.showLocation) shown['location'] = ''
  if (!flags.showName) shown['name'] = ''
  if (!flags.showPoints) shown['points'] = null
  if (!flags.showPortfolio) shown['portfolio'] = []
  if (!flags.showTimeLine) Object.assign(shown, { completedChallenges: [], partiallyCompletedChallenges: [] })
  else if (!flags.showCerts)
    shown['completedChallenges'] = own.completedChallenges.filter(({ challengeType }) => challengeType !== 7)
  if (!flags.showCerts) {
    const currentCerts = own.currentCerts.map((entry) => ({ ...entry, show: false }))
    Object.assign(shown, { isRespWebDesignCert: false, hasModernCert: false, currentCerts })
  }
  return shown
}

const privateFields = [
  'acceptedPrivacyTerms',
  'allowsAnalytics',
  'completedChallengeCount',
  'completedExams',
  'completedSurveys',
  'currentChallengeId',
  'email',
  'emailVerified',
  'examResults',
  'isEmailVerified',
  'keyboardShortcuts',
  'savedChallenges',
  'sendQuincyEmail',
  'theme',
]

function everySetOfFlags(): ProfileUi[] {
  const names = Object.keys(everythingShown) as (keyof ProfileUi)[]
  return Array.from(
    { length: 2 ** names.length },
    (_set, number) =>
      Object.fromEntries(names.map((name, bit) => [name, (number & (1 << bit)) !== 0])) as ProfileUi,
  )
}

describe('a public profile', () => {
  test('shows what its switches allow and nothing else, for every combination of switches', async () => {
    expect(own.isRespWebDesignCert).toBe(true)
    expect(own.completedChallenges).toHaveLength(5)
    expect(own.partiallyCompletedChallenges).toHaveLength(1)
    expect(own.completedExams).toHaveLength(1)
    for (const flags of everySetOfFlags()) expect(await profileWith(flags)).toEqual(model(flags))
  }, 60_000)

  test('contains every field of its schema', async () => {
    const shown = await profileWith(everythingShown)
    expect(PublicUser.parse(shown)).toEqual(shown)
    expect(JSON.stringify(shown)).not.toMatch(
      /ada@example\.org|unfinished secret|sendQuincy|acceptedPrivacy|theme|revision/i,
    )
  })

  test('shows no trace of a hidden certification', async () => {
    const shown = await profileWith({ ...everythingShown, showCerts: false })
    expect(JSON.stringify(shown)).not.toContain(claimedId)
    expect(shown).toMatchObject({ isRespWebDesignCert: false, hasModernCert: false })
    expect(JSON.stringify(shown)).not.toContain('"show":true')
  })

  test.for([
    ['that is locked', { ...everythingShown, isLocked: true }],
    ['without switches', {}],
  ] as const)('%s is answered like one that is not there', async ([_name, flags]) => {
    await setFlags(flags)
    const absent = await ask('nobody-at-all')
    const locked = await ask(username)
    const { 'set-cookie': _cookie, ...headers } = locked.headers
    expect({ status: locked.status, body: locked.body }).toEqual({ status: absent.status, body: absent.body })
    expect(absent.headers).toMatchObject({ ...headers, date: expect.any(String) as string })
    await setFlags(everythingShown)
  })

  test('is found in any case; an unknown name gives 404 with an empty object', async () => {
    expect((await ask(username.toUpperCase())).body).toMatchObject({ result: username })
    expect(await ask('nobody-at-all')).toMatchObject({ status: 404, body: {} })
    expect((await ask('')).status).toBe(400)
  })

  test.for(['python-requests/2.0', 'Mozilla Google-Apps-Script', 'curl/8.5.0'])(
    'is not for programs that collect profiles: %s',
    async (userAgent) => {
      const answer = await server.app.inject({
        url: `${getPublicProfile.path}?username=${username}`,
        headers: { 'user-agent': userAgent },
      })
      expect(answer.statusCode).toBe(400)
      expect(answer.headers['content-type']).toMatch(/^text\/plain/)
      expect(answer.body).not.toContain(username)
    },
  )
})

describe('a picture on the school’s own host', () => {
  const store = (address: string) =>
    server.database
      .updateTable('users')
      .set({
        picture: address,
        portfolio: JSON.stringify([{ id: '1', title: 'Stones', url: '', image: address, description: '' }]),
      })
      .where('user_id', '=', userId)
      .execute()

  test.for([
    `${origin}/signout`,
    `${origin.replace('http:', 'https:')}/signout?.png`,
    `${new URL(origin).protocol}//${new URL(origin).hostname}:8443/signout`,
    `${new URL(origin).protocol}//${new URL(origin).hostname}./signout`,
  ])('is not shown, though it was stored before such pictures were refused: %s', async (address) => {
    await store(address)
    const profile = await profileWith(everythingShown)
    expect(profile).toMatchObject({ picture: '', portfolio: [{ title: 'Stones', image: '' }] })
  })

  test('twin: a picture from elsewhere is shown', async () => {
    const address = 'https://pictures.example.org/a.png'
    await store(address)
    const profile = await profileWith(everythingShown)
    expect(profile).toMatchObject({ picture: address, portfolio: [{ image: address }] })
  })
})
