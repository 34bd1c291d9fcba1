import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
// Before Pyodide, which reads the clock while it loads.
import './fixed-clock-and-randomness.ts'
import { loadPyodide } from 'pyodide'

/** Writes the memory of a Python that has just started and imported what the session needs. */
const [, , file = 'snapshot.bin'] = process.argv
const session = await readFile(join(import.meta.dirname, '../inside/python/session.py'), 'utf8')
const imports = session.match(/^import \w+/gm) ?? []

const python = await loadPyodide({ _makeSnapshot: true, env: { PYTHONHASHSEED: '0' } })
python.runPython([...imports, 'random.seed(0)'].join('\n'))
await writeFile(file, python.makeMemorySnapshot())
process.exit(0)
