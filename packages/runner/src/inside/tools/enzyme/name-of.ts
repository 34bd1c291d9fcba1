type Typed = { $$typeof?: symbol; displayName?: string; name?: string; type?: unknown; render?: unknown }

const symbolNames: Readonly<Record<string, string>> = {
  'react.fragment': 'Fragment',
  'react.strict_mode': 'StrictMode',
  'react.profiler': 'Profiler',
  'react.portal': 'Portal',
  'react.suspense': 'Suspense',
  'react.provider': 'ContextProvider',
  'react.context': 'ContextConsumer',
  'react.lazy': 'lazy',
}

/** The name by which tests look a component up: its `displayName`, its own name, or the tag. */
export function nameOf(type: unknown): string {
  if (typeof type === 'string') return type
  if (typeof type === 'symbol') return symbolNames[type.description ?? ''] ?? ''
  const { $$typeof, displayName, name, type: inner, render } = (type ?? {}) as Typed
  const known = symbolNames[$$typeof?.description ?? '']
  if (known !== undefined) return known
  if (displayName) return displayName
  if (typeof type === 'function') return name ?? ''
  if (inner !== undefined) return `Memo(${nameOf(inner)})`
  const rendersAs = nameOf(render)
  return rendersAs === '' ? 'ForwardRef' : `ForwardRef(${rendersAs})`
}
