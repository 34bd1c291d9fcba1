import { expect, test, vi } from 'vitest'
import { sandboxOn } from './sandbox.ts'

/** A sandbox, and the end of its channel that learner code would have if it could reach it. */
function openSandbox() {
  const { port1, port2 } = new MessageChannel()
  const dispose = vi.fn<() => void>()
  const sandbox = sandboxOn(port1, { startTimeoutMs: 60_000, dispose })
  port2.postMessage({ type: 'ready', isIsolated: true })
  return { sandbox, port: port2, dispose }
}

test('a sandbox that floods its channel is ended', async () => {
  const { sandbox, port, dispose } = openSandbox()
  for (let count = 0; count < 6000; count++) port.postMessage(count)
  await sandbox.ended
  expect(dispose).toHaveBeenCalledOnce()
})

test('one that sends as much as the longest lesson may continues', async () => {
  const { sandbox, port, dispose } = openSandbox()
  const heard = vi.fn<() => void>()
  sandbox.listen(heard)
  for (let index = 0; index < 2000; index++) {
    port.postMessage({ type: 'console', id: 'a', level: 'log', parts: ['line'] })
  }
  await expect.poll(() => heard.mock.calls.length).toBe(2000)
  expect(dispose).not.toHaveBeenCalled()
  sandbox.dispose()
})

test('one that sends more than a console shows is ended', async () => {
  const lines = [
    ['x'.repeat(2_000_000)],
    Array.from({ length: 20_000 }, () => 'x'),
    [{ text: '', entries: Array.from({ length: 20_000 }, () => ({ name: '', part: '' })) }],
  ]
  for (const parts of lines) {
    const { sandbox, port, dispose } = openSandbox()
    port.postMessage({ type: 'console', id: 'a', level: 'log', parts })
    await sandbox.ended
    expect(dispose).toHaveBeenCalledOnce()
  }
})

test('one that was disposed of is not reported as ended', async () => {
  const { sandbox } = openSandbox()
  const told = vi.fn<() => void>()
  void sandbox.ended.then(told)
  await sandbox.ready
  sandbox.dispose()
  await new Promise(setImmediate)
  expect(told).not.toHaveBeenCalled()
})
