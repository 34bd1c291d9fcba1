/** What every module of WebAssembly begins with. */
const start = [0, 97, 115, 109, 1, 0, 0, 0]

/** A library for PostgreSQL in WebAssembly, in hexadecimal: what loads it evaluates the script, as Emscripten has it. */
export function libraryWithScript(script: string): string {
  const text = [...Buffer.from(`(void)<::>0,${script}`), 0]
  const memoryInfo = [...numbered(text.length), 4, 0, 0]
  const atMemoryBase = [0x23, 0, 0x0b]
  const importedMemory = [...named('env'), ...named('memory'), 2, 0, 1]
  const importedBase = [...named('env'), ...named('__memory_base'), 3, 0x7f, 0]
  const bytes = [
    ...start,
    ...section(0, [...named('dylink.0'), 1, ...counted(memoryInfo)]),
    ...section(2, [2, ...importedMemory, ...importedBase]),
    ...section(6, [1, 0x7f, 0, 0x41, 0, 0x0b]),
    ...section(7, [1, ...named('__em_js__script'), 3, 1]),
    ...section(11, [1, 0, ...atMemoryBase, ...counted(text)]),
  ]
  return Buffer.from(bytes).toString('hex')
}

function section(id: number, content: readonly number[]): number[] {
  return [id, ...counted(content)]
}

function named(name: string): number[] {
  return counted([...Buffer.from(name)])
}

function counted(bytes: readonly number[]): number[] {
  return [...numbered(bytes.length), ...bytes]
}

/** A number as WebAssembly writes it: seven bits in each byte, the lowest first. */
function numbered(value: number): number[] {
  return value < 128 ? [value] : [(value & 127) | 128, ...numbered(value >>> 7)]
}
