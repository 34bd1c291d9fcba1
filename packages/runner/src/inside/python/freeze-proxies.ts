import type { PyodideAPI } from 'pyodide'
import type { PyDict, PyProxy } from 'pyodide/ffi'
import { deepFreeze } from '../freeze.ts'
import { getPrototypeOf } from '../primordials.ts'

/** One object for each combination of what Pyodide lets JavaScript do with a Python object, which has a class. */
const samples = `
import collections, io, re, types
def function(): pass
async def coroutine(): pass
def generator(): yield
async def asynchronous(): yield
class Instance:
    def __init__(self): pass
class Called(Instance):
    def __call__(self): pass
started = coroutine()
started.close()
[
    function, coroutine, started, generator, generator(), asynchronous, asynchronous(), Instance, Instance(), Called(),
    [], (), {}, set(), frozenset(), {}.keys(), {}.values(), {}.items(), iter([]), iter(()), iter({}), iter(""), range(1),
    b"", bytearray(), memoryview(b""), 1j, object(), ValueError(), ValueError, type, int, len, re, re.compile(""),
    re.compile("").finditer(""), types.SimpleNamespace(), types.MappingProxyType({}), collections.defaultdict(list),
    collections.Counter(), collections.OrderedDict(), collections.deque(), collections.namedtuple("Pair", "a b")(1, 2),
    zip(), map(len, []), filter(None, []), enumerate([]), reversed([]), io.StringIO(), [].append, property(), slice(1),
]
`

/**
 * Freezes what a program could replace in the objects through which JavaScript sees Python: the classes of Pyodide’s
 * proxies, by which tests call functions and read values, and its interface.
 */
export function freezeProxies(pyodide: PyodideAPI): void {
  const globals = pyodide.toPy({}) as PyDict
  const list = pyodide.runPython(samples, { globals }) as PyProxy & Iterable<unknown>
  freezeClasses(list)
  for (const sample of list) {
    freezeClasses(sample)
    if (sample instanceof pyodide.ffi.PyProxy) sample.destroy()
  }
  list.destroy()
  globals.destroy()
  deepFreeze(pyodide.ffi)
  Object.freeze(pyodide)
}

function freezeClasses(proxy: unknown): void {
  if ((typeof proxy !== 'object' && typeof proxy !== 'function') || proxy === null) return
  for (let owner = getPrototypeOf(proxy); owner && !isOfLanguage(owner); owner = getPrototypeOf(owner)) {
    Object.freeze(owner)
  }
}

function isOfLanguage(owner: object): boolean {
  return owner === Object.prototype || owner === Function.prototype || owner === Error.prototype
}
