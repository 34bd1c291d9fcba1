/** A worker has no parent, so its messages go to the frame around it. */
const send = 'const send = globalThis.parent ? (m) => parent.postMessage(m, "*") : (m) => postMessage(m);'

/** What the console prints with these is as long as the page likes. */
const endless = `
  const big = Array.from({ length: 5e6 }, () => "b")
  const long = "b".repeat(5e6)
  Array.prototype.map = () => big
  String.prototype.slice = () => long;`

/** Programs that would keep a page from answering, as JavaScript and as Python. */
export const hostileLoads = {
  'an endless loop': { js: 'for (;;);', py: 'while True: pass' },
  'a memory bomb': {
    js: 'const heap = []; for (;;) heap.push(new Array(100000).fill(heap.length))',
    py: 'heap = []\nwhile True: heap.append([0] * 100000)',
  },
  'a storm of alerts': {
    js: 'for (;;) { globalThis.alert?.("again"); globalThis.confirm?.("?"); globalThis.prompt?.("?") }',
    py: 'import js\nwhile True: js.alert("again")',
  },
  'a storm of workers': {
    js: 'const code = URL.createObjectURL(new Blob(["for(;;);"])); for (let i = 0; i < 100; i++) new Worker(code)\nfor (;;);',
    py: 'import js\nfor i in range(50): js.eval("new Worker(URL.createObjectURL(new Blob([\'for(;;);\'])))")\nwhile True: pass',
  },
  'ten megabytes of console': {
    js: 'for (let i = 0; i < 1000; i++) console.log("x".repeat(10_000), i)\nfor (;;);',
    py: 'for i in range(1000): print("x" * 10_000, i)\nwhile True: pass',
  },
  'a flood of messages': {
    js: `${send} setInterval(() => { for (let i = 0; i < 5000; i++) send(0) })`,
    py: 'import js\nwhile True: js.postMessage(0)',
  },
  'a flood of large messages': {
    js: `${send} const large = "x".repeat(1_000_000); setInterval(() => { for (let i = 0; i < 100; i++) send(large) })`,
    py: 'import js\nlarge = "x" * 1_000_000\nwhile True: js.postMessage(large)',
  },
  'lines that replaced built-ins make endless': {
    js: `${endless} setInterval(() => console.log("x".repeat(20_000), [1], 1), 50)`,
    py: `import js\njs.eval(${JSON.stringify(endless)})\nwhile True: print("x" * 20_000)`,
  },
} as const
