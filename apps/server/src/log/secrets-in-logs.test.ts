import type { AddressInfo } from 'node:net'
import {
  addPasskey,
  confirmSignIn,
  createUserToken,
  csrfCookie,
  limits,
  makeRecoveryCodes,
  newPasskeyOptions,
  type OkOf,
  passkeySignInOptions,
  signInWithPasskey,
  signInWithRecoveryCode,
  undoChanges,
  updateEmail,
} from '@cairn/contract'
import type { FastifyBaseLogger } from 'fastify'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import { origin } from '#testing/build-test-server.ts'
import { openSocket } from '#testing/open-socket.ts'
import { SoftwareAuthenticator } from '#testing/software-authenticator.ts'
import { type ProviderSchool, startProviderSchool } from '#testing/start-provider-school.ts'
import { createLog } from './create-log.ts'

type Keep = (name: string, secret: string | null | undefined) => string
type Told = { lines: string[]; secrets: Map<string, string> }

/** Uses every way in which the school hands out a secret, and collects the log and the secrets. */
async function goEveryWay(openLog: (write: (line: string) => void) => FastifyBaseLogger): Promise<Told> {
  const lines: string[] = []
  const secrets = new Map<string, string>()
  const keep: Keep = (name, secret) => {
    if (!secret) throw new Error(`There is no ${name}`)
    secrets.set(name, secret)
    return secret
  }
  const school = await startProviderSchool(openLog((line) => lines.push(line)))
  await signInByMail(school, keep)
  await signInElsewhere(school, keep)
  await changeAddress(school, keep)
  await goWaysBack(school, keep)
  await sendMalformed(school, keep)
  await school.close()
  return { lines, secrets }
}

async function signInByMail({ server }: ProviderSchool, keep: Keep): Promise<void> {
  const first = server.visitor()
  const mailed = await server.askForMail(first)
  await first.call(confirmSignIn, { token: keep('sign-in token', mailed.token) })
  const second = server.visitor()
  const { code } = await server.askForMail(second, 'code@example.org\r\n{"level":30}')
  await second.call(confirmSignIn, { code: code || 'AAAAAAAA' })
  const third = server.visitor()
  const typed = await server.askForMail(third)
  await third.call(confirmSignIn, { code: keep('sign-in code', typed.code) })
  for (const name of ['sid', 'si', csrfCookie]) keep(`cookie ${name}`, third.cookies.get(name))
  await third.send('GET', '/signin?returnTo=%0d%0a{"level":30}')
}

async function signInElsewhere(school: ProviderSchool, keep: Keep): Promise<void> {
  school.provider.person = school.newPerson()
  for (const attempt of ['good', 'tampered with']) {
    const visitor = school.server.visitor()
    const back = await school.provider.visit(await school.begin(visitor))
    keep(`${attempt} OpenID Connect code`, back.searchParams.get('code'))
    keep(`${attempt} OpenID Connect state`, back.searchParams.get('state'))
    if (attempt === 'tampered with') back.searchParams.set('iss', 'http://evil.example')
    await school.land(visitor, back)
  }
}

async function changeAddress({ server }: ProviderSchool, keep: Keep): Promise<void> {
  const camper = await server.camper('old@example.org')
  server.pass(limits.emailLinkIntervalMs)
  await camper.call(updateEmail, { email: 'new@example.org' })
  const [, path = ''] =
    /http:\/\/school\.test(\/confirm-email\S+)/.exec(server.mails.at(-1)?.body ?? '') ?? []
  keep('confirm token', new URL(path, origin).searchParams.get('token'))
  await camper.send('GET', path)
  const token = keep(
    'undo token',
    /#t=(?<token>\S+)/.exec(server.mails.at(-1)?.body ?? '')?.groups?.['token'],
  )
  expect((await server.visitor().call(undoChanges, { token })).status).toBe(200)
}

async function goWaysBack({ server }: ProviderSchool, keep: Keep): Promise<void> {
  const email = 'ways@example.org'
  const camper = await server.camper(email)
  const made = (await camper.call(makeRecoveryCodes)).body as unknown as OkOf<typeof makeRecoveryCodes>
  for (const [index, code] of made.codes.entries()) keep(`recovery code ${index}`, code)
  await server.visitor().call(signInWithRecoveryCode, { email, code: made.codes[0] ?? '' })

  const device = new SoftwareAuthenticator(origin)
  const options = (await camper.call(newPasskeyOptions)).body as unknown as OkOf<typeof newPasskeyOptions>
  keep('passkey challenge', options.challenge)
  await camper.call(addPasskey, device.create(options))
  const visitor = server.visitor()
  const asked = (await visitor.call(passkeySignInOptions)).body as unknown as OkOf<
    typeof passkeySignInOptions
  >
  const answer = device.get(asked)
  keep('passkey signature', answer.signature)
  expect((await visitor.call(signInWithPasskey, answer)).status).toBe(200)

  keep('user token', String((await camper.call(createUserToken)).body['userToken']))
  const { unsubscribe_id } = await server.database
    .selectFrom('unsubscribe_ids')
    .innerJoin('users', 'users.user_id', 'unsubscribe_ids.user_id')
    .select('unsubscribe_id')
    .where('email', '=', email)
    .executeTakeFirstOrThrow()
  keep('unsubscribe id', unsubscribe_id)
  for (const path of ['ue', 'resubscribe', 'unsubscribed', 'page-data/unsubscribed'])
    await visitor.send('GET', `/${path}/${unsubscribe_id}`)
}

/** A request that the HTTP server cannot parse is logged with its raw packet. */
async function sendMalformed({ server }: ProviderSchool, keep: Keep): Promise<void> {
  await server.app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = server.app.server.address() as AddressInfo
  const cookie = keep('cookie of a malformed request', `sid=${crypto.randomUUID()}`)
  const caller = await openSocket(port, `GET / HTTP/1.1\r\nCookie: ${cookie}\r\nno header\r\n\r\n`)
  await caller.closed
}

function leaked({ lines, secrets }: Told): string[] {
  const text = lines.join('')
  // A buffer is logged as the numbers of its bytes.
  const asNumbers = (secret: string) => [...Buffer.from(secret)].join(',')
  return [...secrets]
    .filter(([, secret]) => text.includes(secret) || text.includes(asNumbers(secret)))
    .map(([name]) => name)
}

test.for(['info', 'trace'])('at %s no line contains a secret, and each is one JSON object', async (level) => {
  const told = await goEveryWay((write) => createLog({ level, destination: { write } }))
  expect(told.secrets.size).toBeGreaterThan(20)
  expect(leaked(told)).toEqual([])
  expect(told.lines.length).toBeGreaterThan(50)
  for (const line of told.lines) {
    expect(line.trimEnd()).not.toMatch(/[\r\n]/)
    expect(Object.keys(JSON.parse(line) as object)).toEqual(expect.arrayContaining(['level', 'time', 'msg']))
  }
})

test('without its rules, the log contains them', async () => {
  const told = await goEveryWay((write) => pino({ level: 'trace' }, { write }))
  expect(leaked(told)).toEqual(
    expect.arrayContaining([
      'good OpenID Connect code',
      'good OpenID Connect state',
      'confirm token',
      'unsubscribe id',
      'cookie of a malformed request',
    ]),
  )
})
