/** Names that always mean the built-ins in a test, whatever a program calls its variables. */
const platformNames: ReadonlySet<string> = new Set([
  'AggregateError',
  'Array',
  'BigInt',
  'Boolean',
  'Error',
  'EvalError',
  'Function',
  'Infinity',
  'Intl',
  'JSON',
  'Math',
  'NaN',
  'Number',
  'Object',
  'Promise',
  'Proxy',
  'RangeError',
  'ReferenceError',
  'Reflect',
  'RegExp',
  'String',
  'Symbol',
  'SyntaxError',
  'TypeError',
  'URIError',
  'WeakMap',
  'WeakSet',
  'decodeURI',
  'decodeURIComponent',
  'encodeURI',
  'encodeURIComponent',
  'isFinite',
  'isNaN',
  'parseFloat',
  'parseInt',
  'undefined',
  'DOMParser',
  'FormData',
  'XMLSerializer',
  'getComputedStyle',
  'matchMedia',
])

/** Interfaces of pages whose names no lesson uses for anything else. */
const interfaceName = /^(?:HTML|SVG)\w*(?:Element|Collection)$|^CSS\w*(?:Rule|Sheet|Declaration)$/
const eventName =
  /^(?:Animation|Custom|Drag|Focus|Input|Keyboard|Mouse|Pointer|Storage|Submit|Touch|Transition|Wheel)Event$/

/** Whether a name means the platform's own, unless the test declares it itself. */
export function isPlatforms(name: string): boolean {
  return platformNames.has(name) || interfaceName.test(name) || eventName.test(name)
}
