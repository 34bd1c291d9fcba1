/** A worker has no parent, so its messages go to the frame around it. */
const send = 'const send = globalThis.parent ? (m) => parent.postMessage(m, "*") : (m) => postMessage(m);'

/** What the console prints with these is as long as the page likes. */
const endless = `
  const big = Array.from({ length: 5e6 }, () => "b")
  const long = "b".repeat(5e6)
  Array.prototype.map = () => big
  String.prototype.slice = () => long;`

/** Programs that would keep a page from answering, as JavaScript and, where Python alone can do the same, as Python. */
export const hostileLoads: Readonly<Record<string, { js: string; py?: string }>> = {
  'an endless loop': { js: 'for (;;);', py: 'while True: pass' },
  'a memory bomb': {
    js: 'const heap = []; for (;;) heap.push(new Array(100000).fill(heap.length))',
    py: 'heap = []\nwhile True: heap.append([0] * 100000)',
  },
  'a storm of alerts': {
    js: 'for (;;) { globalThis.alert?.("again"); globalThis.confirm?.("?"); globalThis.prompt?.("?") }',
  },
  'a storm of workers': {
    js: 'const code = URL.createObjectURL(new Blob(["for(;;);"])); for (let i = 0; i < 100; i++) new Worker(code)\nfor (;;);',
  },
  'ten megabytes of console': {
    js: 'for (let i = 0; i < 1000; i++) console.log("x".repeat(10_000), i)\nfor (;;);',
    py: 'for i in range(1000): print("x" * 10_000, i)\nwhile True: pass',
  },
  'a flood of messages': {
    js: `${send} setInterval(() => { for (let i = 0; i < 5000; i++) send(0) })`,
  },
  'a flood of large messages': {
    js: `${send} const large = "x".repeat(1_000_000); setInterval(() => { for (let i = 0; i < 100; i++) send(large) })`,
  },
  'lines that replaced built-ins make endless': {
    js: `${endless} setInterval(() => console.log("x".repeat(20_000), [1], 1), 50)`,
  },
}
