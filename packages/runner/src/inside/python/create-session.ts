import type { PyodideAPI } from 'pyodide'
import type { PyProxy } from 'pyodide/ffi'
import type { PythonPackages } from '../../messages.ts'
import { PythonError, PythonInterrupt } from '../failure.ts'
import askFirstSource from './ask_first.py?raw'
import copyViewsSource from './copy_views.py?raw'
import { freezeProxies } from './freeze-proxies.ts'
import hideFramesSource from './hide_frames.py?raw'
import hideJavaScriptSource from './hide_javascript.py?raw'
import hideMembersSource from './hide_members.py?raw'
import hideNamesSource from './hide_names.py?raw'
import hideSignalsSource from './hide_signals.py?raw'
import keepListedSource from './keep_listed.py?raw'
import keepNodesSource from './keep_nodes.py?raw'
import modulesOfTestsSource from './modules_of_tests.py?raw'
import { type Callable, opaque, opaqueForNumber } from './opaque.ts'
import plainDataSource from './plain_data.py?raw'
import { protectFiles } from './protect-files.ts'
import type { PythonSession } from './python-session.ts'
import refuseBytecodeSource from './refuse_bytecode.py?raw'
import refuseChangesSource from './refuse_changes.py?raw'
import refuseCopiesSource from './refuse_copies.py?raw'
import restoreLoggingSource from './restore_logging.py?raw'
import restoreObjectsSource from './restore_objects.py?raw'
import runAsyncSource from './run_async.py?raw'
import sessionSource from './session.py?raw'
import sharedModulesSource from './shared_modules.py?raw'
import surroundingsSource from './surroundings.py?raw'
import testCodeSource from './test_code.py?raw'
import testNamesSource from './test_names.py?raw'
import { treeNodeSource } from './tree-node.ts'

/** Type, message, line and traceback of an exception, as `session.py` reports them. */
type Description = [type: string, message: string, line: number | undefined, traceback: string]

/** `restoreLanguage`: Pyodide looks up JavaScript's built-ins late, and a program can replace them. */
export function createSession(
  pyodide: PyodideAPI,
  restoreLanguage: () => void,
  packages?: PythonPackages,
): PythonSession {
  // The interpreter is an object that programs can reach and change.
  const runPython = pyodide.runPython.bind(pyodide)
  const namesOf = (given: object, ...sources: readonly string[]): Names => {
    const names = pyodide.toPy(given) as Names
    // Separate built-ins, which no program can replace.
    runPython(ownBuiltIns, { globals: names })
    for (const source of sources) runPython(source, { globals: names, filename: '<harness>' })
    return names
  }
  // Before everything that copies the built-ins.
  const names = namesOf({ __name__: 'cairn_names', opaque }, hideNamesSource)
  namesOf({ __name__: 'cairn_asyncio' }, runAsyncSource)
  const session = {
    __name__: 'cairn_session',
    tree_node_source: treeNodeSource,
    package_names: Object.values(packages?.locked ?? {}).flatMap(({ imports }) => imports),
  }
  const python = namesOf(
    session,
    sessionSource,
    sharedModulesSource,
    restoreLoggingSource,
    restoreObjectsSource,
    surroundingsSource,
    modulesOfTestsSource,
    refuseChangesSource,
  )
  const freshGlobals = python.get('fresh_globals')
  const runProgram = python.get('run_program')
  const putBack = python.get('put_back')
  const renewNode = python.get('renew_node')
  const hasLeftTraces = python.get('has_left_traces')
  const tests = namesOf(
    { __name__: 'cairn_tests', opaque },
    plainDataSource,
    testCodeSource,
    testNamesSource,
    refuseBytecodeSource,
  )
  const statementsOf = tests.get('statements')
  const valueOf = tests.get('value')
  const [execute, evaluate] = [python.get('execute'), python.get('evaluate')]
  // After all code that has other uses for what it takes away.
  const tools = namesOf(
    { __name__: 'cairn_frames', opaque, opaque_for_number: opaqueForNumber, ...flagsIn(pyodide) },
    hideFramesSource,
    hideMembersSource,
    hideSignalsSource,
    copyViewsSource,
    askFirstSource,
    keepListedSource,
    refuseCopiesSource,
    hideJavaScriptSource,
    keepNodesSource,
  )
  // Pyodide makes its devices again whenever input and output are set.
  protectFiles(pyodide, ['/home/pyodide', '/tmp', '/dev'])
  hideInterpreter(pyodide)
  freezeProxies(pyodide)
  python.get('note_surroundings')()
  // Hides existing objects from a program that walks all objects.
  runPython('__import__("gc").freeze()', { globals: python })
  // A second wall: if a program reached our own names, they would be restored from here, out of its reach.
  const closeNames = names.get('close_names')
  const closed = [python, tests, tools, names].map((each) => {
    const update = each.update.bind(each)
    const own = closeNames(each)
    return { own, restore: () => update(own) }
  })
  const own = closed[0]?.own
  let last = { source: '', needsNode: false, mentioned: '' }
  let globals: unknown
  let read: () => string | null = () => ''
  /** What ended the interpreter: its stack or memory has overflown. */
  let fatal: unknown
  /** An interrupt between two programs stopped our own code: the next program is stopped instead. */
  let isStopped = false
  const readLine = () => read() ?? undefined
  const restoreOwn = () => closed.forEach((each) => each.restore())
  const restore = () => {
    const { source, needsNode } = last
    restoreOwn()
    putBack(source, globals, readLine, needsNode)
  }
  /** Calls into Python. An interpreter that has ended does nothing and raises nothing, so it is asked after each call. */
  const inPython = <Result>(call: () => Result): Result => {
    if (fatal !== undefined) throw fatal
    try {
      const result = call()
      if (evaluate('1', own) === 1) return result
      throw new Error('Python has ended')
    } catch (error) {
      const thrown = translated(error)
      if (!(thrown instanceof PythonError || thrown instanceof PythonInterrupt)) fatal = thrown
      throw thrown
    }
  }
  const stopIfTold = () => {
    if (!isStopped) return
    isStopped = false
    throw new PythonInterrupt()
  }
  return {
    start: (source, { needsNode = false, mentioned = '', imported = '', keepsFiles = false, modules }) => {
      isStopped = false
      last = { source, needsNode, mentioned }
      const files = JSON.stringify(modules)
      const make = () => freshGlobals(source, readLine, needsNode, files, keepsFiles, imported)
      try {
        globals = make()
      } catch (error) {
        if (!(translated(error) instanceof PythonInterrupt)) throw error
        isStopped = true
        globals = make()
      }
    },
    globals: () => globals,
    answerInputWith: (newRead) => {
      read = newRead
    },
    runProgram: (source) => {
      stopIfTold()
      const description = inPython(() => runProgram(source, globals)) as
        | { toJs: () => Description }
        | undefined
      restoreLanguage()
      restore()
      if (description) throw errorOf(description.toJs())
    },
    runPython: (source) => {
      stopIfTold()
      return inPython(() => {
        // Called from JavaScript, not from Python: no frame of ours is below the test's.
        restoreLanguage()
        if (last.needsNode) renewNode(globals)
        const statements = statementsOf(source, last.mentioned)
        const expression = valueOf(source, last.mentioned)
        execute(statements, globals)
        // A function that the test called may have replaced something as well.
        restoreLanguage()
        const value = evaluate(expression, globals)
        restoreLanguage()
        return value
      })
    },
    hasLeftTraces: () => {
      try {
        return inPython(() => {
          restoreOwn()
          return hasLeftTraces() as boolean
        })
      } catch {
        // It has closed its output, for example.
        return true
      }
    },
  }
}

const ownBuiltIns = '__builtins__ = dict(vars(__import__("builtins")))'

/** Ways in which a program could reach the code that runs it. */
function hideInterpreter(pyodide: PyodideAPI): void {
  for (const name of ['_api', '_module']) Reflect.deleteProperty(pyodide, name)
}

/** Lets Python decide whether a type can be changed, given the type's address in memory, in bytes, and its flags. */
function flagsIn(pyodide: PyodideAPI) {
  const { _module: memory } = pyodide as unknown as { _module: { HEAPU32: Uint32Array } }
  const write = (address: number, present: number, wanted: number) => {
    const words = memory.HEAPU32
    words[words.indexOf(present, address / Uint32Array.BYTES_PER_ELEMENT)] = wanted
  }
  return {
    make_changeable: (address: number, flags: number) => write(address, flags, flags & ~immutableType),
    make_unchangeable: (address: number, flags: number) => write(address, flags, flags | immutableType),
  }
}

/** `Py_TPFLAGS_IMMUTABLETYPE` of CPython. */
const immutableType = 1 << 8

type Names = PyProxy & {
  get: (name: string) => Callable
  update: (names: unknown) => void
}

function errorOf([type, message, line, traceback]: Description): Error {
  if (type === 'KeyboardInterrupt') return new PythonInterrupt()
  const place = line === undefined ? '' : ` (line ${line})`
  return new PythonError(`${type}: ${message}${place}`, { type, traceback })
}

/** Pyodide's own error contains the whole traceback; readers need only its last line. */
function translated(error: unknown): unknown {
  if (!(error instanceof Error) || !('type' in error) || typeof error.type !== 'string') return error
  if (error.type === 'KeyboardInterrupt') return new PythonInterrupt()
  const lines = error.message.trimEnd().split('\n')
  return new PythonError(lines.at(-1) ?? error.type, { type: error.type, traceback: error.message })
}
