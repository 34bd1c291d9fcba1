const loading = new Map<string, Promise<void>>()

/** Loads a provider's script from its host, once; rejects when the browser or the network keeps it out. */
export function loadScript(address: string): Promise<void> {
  const known = loading.get(address)
  if (known) return known
  const loaded = new Promise<void>((resolve, reject) => {
    const script = document.createElement('script')
    script.src = address
    script.addEventListener('load', () => resolve())
    script.addEventListener('error', () => {
      script.remove()
      loading.delete(address)
      reject(new Error(`${address} was not loaded`))
    })
    document.head.append(script)
  })
  loading.set(address, loaded)
  return loaded
}
