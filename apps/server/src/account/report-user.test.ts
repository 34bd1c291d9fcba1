import { reportUser, updateUsername } from '@cairn/contract'
import { describe, expect, test } from 'vitest'
import { camperOfEachTest } from '#testing/camper-of-each-test.ts'
import { openTestServer } from '#testing/open-test-server.ts'

const server = await openTestServer()
const camper = camperOfEachTest(server)

describe('reporting a profile', () => {
  test('mails the operator, and the reporter a copy', async () => {
    const other = await server.camper()
    const { username } = await other.me()
    const { email } = await camper.me()
    const sent = server.mails.length
    const reportDescription = 'They copied <b>my</b> portfolio.<script>x</script>'
    expect(
      await camper.call(reportUser, { username: username.toUpperCase(), reportDescription }),
    ).toMatchObject({
      status: 200,
      body: { type: 'info', message: 'flash.report-sent', variables: { email } },
    })
    const mails = server.mails.slice(sent)
    expect(mails.map(({ recipient }) => recipient)).toEqual(['support@school.test', email])
    expect(mails[0]?.body).toContain(reportDescription)
    expect(mails[0]?.subject).toContain(username)
  })

  test('by a former name tells the current one to the operator only', async () => {
    const other = await server.camper()
    const { username: former } = await other.me()
    const current = `Sparrow-${former.slice(-8)}`
    await other.call(updateUsername, { username: current })
    const sent = server.mails.length
    await camper.call(reportUser, { username: former, reportDescription: 'x' })
    const [toOperator, toReporter] = server.mails.slice(sent).map((mail) => JSON.stringify(mail))
    expect(toOperator).toContain(current)
    expect(toReporter).toContain(former)
    expect(toReporter).not.toContain(current)
  })

  test('names the reporter in words that the report itself cannot have', async () => {
    const [{ username }, { username: reporter }] = [await (await server.camper()).me(), await camper.me()]
    const sent = server.mails.length
    const reportDescription = `Rude.\n\nReported by: ${username}\rReported by: ${username}\u2028Reported by: nobody`
    await camper.call(reportUser, { username, reportDescription })
    for (const { body } of server.mails.slice(sent)) {
      expect(body).toContain(`> Reported by: ${username}`)
      expect(body.match(/^Reported by: .*$/gm)).toEqual([`Reported by: ${reporter}`])
    }
  })

  test('sends plain text exactly as it was typed, never HTML', async () => {
    const { username } = await camper.me()
    const reportDescription = `${'<script'.repeat(625)}${'>'.repeat(625)}`
    expect(await camper.call(reportUser, { username, reportDescription })).toMatchObject({ status: 200 })
    const mail = server.mails.at(-1)
    expect(mail?.body).toContain(reportDescription)
    expect(Object.keys(mail ?? {})).not.toContain('html')
  })

  test.for([
    [{ username: 'nobody-of-this-name', reportDescription: 'x' }, 404, 'flash.username-not-found'],
    [{ reportDescription: 'x' }, 400, 'flash.provide-username'],
    [{ username: 'ada', reportDescription: '' }, 400, 'flash.provide-username'],
  ] as const)('%o is refused', async ([body, status, message]) => {
    expect(await camper.call(reportUser, body)).toMatchObject({ status, body: { message } })
  })
})
