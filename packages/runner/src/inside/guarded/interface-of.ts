// oxlint-disable unbound-method -- methods are taken apart on purpose: they are applied below
import { apply, getOwnPropertyDescriptor, getPrototypeOf } from '../primordials.ts'
import { type Original, originalOf } from './built-ins.ts'

type Getter = (() => unknown) | undefined

const isPage = typeof Document !== 'undefined'

const getterOf = (owner: object, key: string): Getter => getOwnPropertyDescriptor(owner, key)?.get
const nodeType = isPage ? getterOf(Node.prototype, 'nodeType') : undefined
const localName = isPage ? getterOf(Element.prototype, 'localName') : undefined
const namespaceURI = isPage ? getterOf(Element.prototype, 'namespaceURI') : undefined
const { createElementNS } = isPage ? Document.prototype : ({} as Partial<Document>)
const { includes } = String.prototype
const { isArray } = Array
/** A document without a page: elements created in it run no code of custom elements. */
const blank = isPage ? document.implementation.createHTMLDocument('') : undefined

/** Prototypes by `nodeType`; elements have more than one. */
const nodes: Readonly<Record<number, object>> = isPage
  ? {
      2: Attr.prototype,
      3: Text.prototype,
      4: CDATASection.prototype,
      7: ProcessingInstruction.prototype,
      8: Comment.prototype,
      9: HTMLDocument.prototype,
      10: DocumentType.prototype,
      11: DocumentFragment.prototype,
    }
  : {}

/** A getter of each interface, by which a genuine object can be recognized. */
let probes: { prototype: object; depth: number; probe: () => unknown }[] = []

/** Prepares the recognition of object kinds; needs the pristine platform. */
export function readyInterfaces(prototypes: readonly object[]): void {
  probes = []
  for (const prototype of prototypes) {
    if (mayBeExtended(prototype)) continue
    const probe = Object.keys(prototype)
      .map((key) => getterOf(prototype, key))
      .find((getter) => getter && refusesStrangers(getter))
    if (probe) probes.push({ prototype, probe, depth: depthOf(prototype) })
  }
  // Nothing hands it out, and every element is read from it.
  if (isPage) noteHandedOut(document)
}

function depthOf(prototype: object): number {
  const parent = getPrototypeOf(prototype)
  return parent ? 1 + depthOf(parent) : 0
}

/** Learner code may hand such objects to the browser that are of a class of its own. */
function mayBeExtended(prototype: object): boolean {
  const name = (prototype.constructor as { name?: string }).name ?? ''
  return /^(?:EventTarget|\w*Event|DOM(?:Rect|Point|Quad|Matrix)\w*)$/.test(name)
}

/** Some answer any object: with a promise that is rejected, or with nothing. */
function refusesStrangers(getter: () => unknown): boolean {
  try {
    const answer = apply(getter, {}, [])
    if (answer instanceof Promise) answer.catch(() => undefined)
    return false
  } catch {
    return true
  }
}

const known = new WeakMap<object, Original | false>()
const { get: recall, set: remember } = WeakMap.prototype

/**
 * The prototype that an object of the page had when the browser created it, whatever has been set since; undefined for
 * the learner's objects, and for elements that the page itself defines.
 */
export function interfaceOf(value: object): Original | undefined {
  if (!isPage || typeof value === 'function') return undefined
  const found = apply(recall, known, [value]) as Original | false | undefined
  return found === undefined ? presentInterface(value) : found || undefined
}

/**
 * Remembers the kind of an object that the browser has returned. With a changed prototype it could pass for one of the
 * learner's, so such an object is examined more closely.
 */
export function noteHandedOut(value: unknown): void {
  if (!isPage || typeof value !== 'object' || value === null || isArray(value)) return
  if (apply(recall, known, [value]) !== undefined) return
  const real = presentInterface(value) ?? originalAt(closePrototype(value))
  apply(remember, known, [value, real ?? false])
}

/** The same for everything in a list of the browser's. */
export function noteItems(list: object): void {
  const { length } = list as { length?: number }
  for (let index = 0; index < (length ?? 0); index++) noteHandedOut((list as Record<number, unknown>)[index])
}

function originalAt(prototype: object | undefined): Original | undefined {
  return prototype && originalOf(prototype)
}

function presentInterface(value: object): Original | undefined {
  const present = getPrototypeOf(value)
  const original = present && originalOf(present)
  return original?.isOfPages ? original : undefined
}

/** Nodes tell what they are, so that an element that the page defines is not taken for one of the browser's. */
function closePrototype(value: object): object | undefined {
  const type = ask(nodeType, value)
  if (type === 1) return elementPrototype(value)
  return typeof type === 'number' ? nodes[type] : probedPrototype(value)
}

function probedPrototype(value: object): object | undefined {
  let closest: { prototype: object; depth: number } | undefined
  for (let index = 0; index < probes.length; index++) {
    const entry = probes[index]
    if (!entry || (closest && closest.depth >= entry.depth) || ask(entry.probe, value) === nothing) continue
    closest = entry
  }
  return closest?.prototype
}

function elementPrototype(value: object): object | undefined {
  const name = ask(localName, value) as string
  if (apply(includes, name, ['-']) || !createElementNS) return undefined
  const make = createElementNS as (...names: unknown[]) => object
  const fresh = apply(make, blank, [ask(namespaceURI, value), name])
  return getPrototypeOf(fresh) ?? undefined
}

/** Stands for "none of those". */
const nothing = Symbol('nothing')

function ask(probe: Getter, value: object): unknown {
  if (!probe) return nothing
  try {
    return apply(probe, value, [])
  } catch {
    return nothing
  }
}
