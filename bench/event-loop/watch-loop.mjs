import { createServer } from 'node:http'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { isMainThread } from 'node:worker_threads'

/** Loaded into the server before anything else: tells how long its one thread was held, and how long it worked. */
if (isMainThread) {
  const delay = monitorEventLoopDelay({ resolution: 1 })
  delay.enable()
  let cpu = process.threadCpuUsage()
  createServer((request, response) => {
    if (request.url === '/reset') {
      delay.reset()
      cpu = process.threadCpuUsage()
    }
    const { user, system } = process.threadCpuUsage(cpu)
    response.end(JSON.stringify({ heldMs: delay.max / 1e6, workedMs: (user + system) / 1e3 }))
  })
    .listen(Number(process.env.LOOP_PORT), '127.0.0.1')
    .unref()
}
