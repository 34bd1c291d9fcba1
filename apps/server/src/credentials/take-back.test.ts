import {
  deleteAccount,
  exportAccount,
  getPublicProfile,
  reissueCredential,
  resetProgress,
  updateAbout,
} from '@cairn/contract'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { checkAgainst, signedCredential, stateOf } from '#testing/check-certificate.ts'
import { certificationCalled, claim, earn, holderOf, show } from '#testing/claimant.ts'
import { decideRun } from '#testing/decide-run.ts'
import { everythingShown } from '#testing/everything-shown.ts'
import { openCommandLine } from '#testing/open-command-line.ts'
import { openTestServer } from '#testing/open-test-server.ts'
import { setProfileUi } from '#testing/set-profile-ui.ts'

const certSlug = 'responsive-web-design'

const server = await openTestServer()
const type = await openCommandLine(server)

const sqlOfOwner = (statement: string) => sql.raw(statement).execute(server.database)

const idOf = (credential: string) => (JSON.parse(credential) as { id: string }).id

async function holder() {
  const camper = await holderOf(server, certSlug)
  const { id, username } = await camper.me()
  const credential = await signedCredential(server, { username, certSlug })
  return { camper, id, username, credential, verdict: () => checkAgainst(server, credential) }
}

describe('a credential is taken back', () => {
  test('when its holder deletes the account', async () => {
    const { camper, verdict } = await holder()
    expect(await verdict()).toBe('valid')
    await camper.call(deleteAccount, {})
    expect(await verdict()).toBe('revoked')
  })

  test('when its holder starts over', async () => {
    const { camper, verdict } = await holder()
    await camper.call(resetProgress, {})
    expect(await verdict()).toBe('revoked')
  })

  test('twin: without the trigger, it would outlive the account', async () => {
    const { camper, verdict } = await holder()
    await sqlOfOwner('alter table credentials disable trigger credentials_ended')
    await camper.call(deleteAccount, {})
    await sqlOfOwner('alter table credentials enable trigger credentials_ended')
    expect(await verdict()).toBe('valid')
  })

  test('for as long as its holder is found to have cheated', async () => {
    const { id, verdict } = await holder()
    const suspend = (isCheater: boolean) =>
      server.database.updateTable('users').set({ is_cheater: isCheater }).where('user_id', '=', id).execute()
    await suspend(true)
    expect(await verdict()).toBe('suspended')
    await suspend(false)
    expect(await verdict()).toBe('valid')
  })

  test('by the operator, and not signed again by itself', async () => {
    const { username, verdict } = await holder()
    const { printed } = await type(`certificate revoke ${username} ${certSlug}`)
    expect(printed).toBe(`${username}’s certificate “${certSlug}” is revoked.`)
    expect(await verdict()).toBe('revoked')
    expect(await stateOf(server, { username, certSlug })).toMatchObject({ state: 'revoked' })
  })

  test('by the operator, also before it is signed', async () => {
    const camper = await holderOf(server, certSlug)
    const { id, username } = await camper.me()
    await server.database.deleteFrom('credentials').where('user_id', '=', id).execute()
    const { printed } = await type(`certificate revoke ${username} ${certSlug}`)
    expect(printed).toBe(`${username}’s certificate “${certSlug}” is revoked.`)
    expect(await stateOf(server, { username, certSlug })).toMatchObject({ state: 'revoked' })
    expect(await type(`certificate revoke ${username} ${certSlug}`)).toMatchObject({
      exitCode: 1,
      complaints: `${username}’s certificate “${certSlug}” is revoked already.`,
    })
  })
})

describe('a certificate that the operator has taken back', () => {
  const flag = 'isRespWebDesignCert'

  async function takenBack() {
    const { camper, username } = await holder()
    const profile = async () => {
      const { body } = await server.visitor().send('GET', `${getPublicProfile.path}?username=${username}`)
      return JSON.stringify(body)
    }
    expect(await profile()).toContain(`"${flag}":true`)
    await type(`certificate revoke ${username} ${certSlug}`)
    return { camper, username, profile }
  }

  test('stays so when its holder starts over and claims it again, until the operator has it signed again', async () => {
    const { camper, username } = await takenBack()
    await camper.call(resetProgress, {})
    server.pass(24 * 60 * 60 * 1000)
    await earn(camper, certSlug)
    expect((await claim(camper, certSlug)).status).toBe(200)
    expect(await stateOf(server, { username, certSlug })).toMatchObject({ state: 'revoked' })
    await type(`certificate reissue ${username} ${certSlug}`)
    expect(await stateOf(server, { username, certSlug })).toMatchObject({ state: 'signed' })
  })

  test('twin: without the record of it, starting over would undo it', async () => {
    const { camper, username } = await takenBack()
    await camper.call(resetProgress, {})
    await sqlOfOwner('delete from revoked_claims')
    server.pass(24 * 60 * 60 * 1000)
    await earn(camper, certSlug)
    await claim(camper, certSlug)
    expect(await stateOf(server, { username, certSlug })).toMatchObject({ state: 'signed' })
  })

  test('is told to no other program, and is on no profile', async () => {
    const { username, profile } = await takenBack()
    expect((await show(server, username, certSlug)).body).toMatchObject({
      messages: [{ message: 'flash.user-not-certified' }],
    })
    expect(await profile()).not.toContain(`"${flag}":true`)
  })
})

test('its holder has it in the download of all data, hidden or not', async () => {
  const { camper, id, credential } = await holder()
  await setProfileUi(server, id, { isLocked: true })
  expect((await camper.call(exportAccount)).body['credentials']).toEqual([credential])
})

describe('a credential is signed again', () => {
  test('by the operator, and the old one is revoked', async () => {
    const { username, credential, verdict } = await holder()
    await type(`certificate reissue ${username} ${certSlug}`)
    const renewed = await signedCredential(server, { username, certSlug })
    expect(idOf(renewed)).not.toBe(idOf(credential))
    expect(await checkAgainst(server, renewed)).toBe('valid')
    expect(await verdict()).toBe('revoked')
  })

  test('by its holder, with the current name', async () => {
    const { camper, id, username, verdict } = await holder()
    await setProfileUi(server, id, { ...everythingShown, showName: true })
    await camper.call(updateAbout, { name: 'Ada Brook' })
    expect((await camper.call(reissueCredential, { certSlug })).status).toBe(200)
    expect(await signedCredential(server, { username, certSlug })).toContain('Ada Brook')
    expect(await verdict()).toBe('revoked')
  })

  test('not while a project that was submitted again is not checked: the old one stays', async () => {
    const { camper, id, verdict } = await holder()
    const [{ id: challengeId } = { id: '' }] = certificationCalled(certSlug).tests
    await decideRun(server.database, { userId: id, challengeId }, 'waiting')
    expect(await camper.call(reissueCredential, { certSlug })).toMatchObject({
      status: 409,
      body: { message: 'flash.certificate-not-signed' },
    })
    expect(await verdict()).toBe('valid')
  })

  test('not by its holder once the school has revoked it', async () => {
    const { camper, username } = await holder()
    await type(`certificate revoke ${username} ${certSlug}`)
    expect((await camper.call(reissueCredential, { certSlug })).body).toMatchObject({ state: 'revoked' })
  })

  test('not for a certification that was not claimed', async () => {
    const { camper } = await holder()
    const { status } = await camper.call(reissueCredential, { certSlug: 'quality-assurance-v7' })
    expect(status).toBe(404)
  })
})

describe('the operator is told', () => {
  test.each([
    ['certificate revoke nobody-here responsive-web-design', 'There is no camper called “nobody-here”.'],
    ['certificate revoke nobody-here no-such', 'There is no camper called “nobody-here”.'],
  ])('%s', async (command, complaint) => {
    expect(await type(command)).toMatchObject({ exitCode: 1, complaints: complaint })
  })

  test('that a certification was not claimed', async () => {
    const { username } = await holder()
    const { complaints } = await type(`certificate reissue ${username} quality-assurance-v7`)
    expect(complaints).toBe(`${username} has not claimed “quality-assurance-v7”.`)
    const { complaints: unknown } = await type(`certificate reissue ${username} no-such`)
    expect(unknown).toBe('There is no certification “no-such”.')
  })
})
