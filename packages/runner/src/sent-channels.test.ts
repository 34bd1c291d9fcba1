import { expect, test } from 'vitest'
import { isNightly } from './testing/is-nightly.ts'
import { openRig } from './testing/open-rig.ts'
import { sampleChallenge, sampleFiles } from './testing/sample-challenge.ts'
import type { Rig } from './testing/start-rig.ts'
import { withoutClosedPorts } from './testing/without-closed-ports.ts'

/** What is sent over a channel that the app leaves open takes the viewer's memory. */
const html = `<script>
  const { port1, port2 } = new MessageChannel()
  parent.postMessage('', '*', [port2])
  port1.postMessage('something large')
</script>`

/** How many channels came to the app's page, and how many messages over them. */
async function receivedBy(rig: Rig): Promise<{ channels: number; messages: number }> {
  const received = await rig.page.evaluateHandle(() => {
    const counts = { channels: 0, messages: 0 }
    addEventListener('message', ({ ports }) => {
      for (const port of ports) {
        counts.channels += 1
        port.addEventListener('message', () => (counts.messages += 1))
        port.start()
      }
    })
    return counts
  })
  const challenge = sampleChallenge(0, ['await new Promise((done) => setTimeout(done, 500))'])
  await rig.run(challenge, sampleFiles({ html }))
  return received.jsonValue()
}

test('a channel that a page sends to the app is closed', async () => {
  expect(await receivedBy(await openRig())).toEqual({ channels: 1, messages: 0 })
})

test.runIf(isNightly)('twin: left open, it delivers', async () => {
  const rig = await openRig({ hostPlugins: [withoutClosedPorts] })
  expect(await receivedBy(rig)).toEqual({ channels: 1, messages: 1 })
})
