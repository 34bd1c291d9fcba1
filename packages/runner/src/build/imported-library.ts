/** A library that modules import: the global that its files create, and those files, in order. */
type ImportedLibrary = { global: string; files: readonly string[] }

const react = 'react-18.development.js'

/** By import name, without what a CDN adds to it. */
const byName: Readonly<Record<string, ImportedLibrary & { versions: RegExp }>> = {
  react: { global: 'React', files: [react], versions: /^1[678]/ },
  'react-dom': { global: 'ReactDOM', files: [react, 'react-dom-18.development.js'], versions: /^1[678]/ },
  'react-dom/client': { global: 'ReactDOM', files: [react, 'react-dom-18.development.js'], versions: /^18/ },
  redux: { global: 'Redux', files: ['redux-3.js'], versions: /^3/ },
  d3: { global: 'd3', files: ['d3-7.js'], versions: /^7/ },
  vue: { global: 'Vue', files: ['vue-3.js'], versions: /^3/ },
  jquery: { global: 'jQuery', files: ['jquery-3.js'], versions: /^3/ },
}

/** Hosts of modules: `https://esm.sh/react@18.3.1`, `…/npm/d3@7/+esm`, `…/vue@3/dist/vue.esm-browser.js`. */
const moduleHosts = [
  'https://esm.sh/',
  'https://esm.run/',
  'https://cdn.skypack.dev/',
  'https://unpkg.com/',
  'https://cdn.jsdelivr.net/npm/',
]
const moduleOnHost = /^(?<name>[a-z\d-]+)(?:@(?<version>[\d.]+))?(?<part>\/client)?(?<rest>[/?].*)?$/i
const wholeModule = /^(?:\/\+esm|\/dist\/[\w.-]*\.js|\?[\w=&.-]*)$/

/** The library behind an import, if it is one of ours in a version that we have. */
export function importedLibrary(source: string): ImportedLibrary | undefined {
  const { name, version, part } = partsOf(source)
  const library = Object.hasOwn(byName, name + part) ? byName[name + part] : undefined
  return version === undefined || library?.versions.test(version) ? library : undefined
}

function partsOf(source: string): { name: string; version?: string | undefined; part: string } {
  const address = source.replace(/^http:/i, 'https:')
  const host = moduleHosts.find((one) => address.toLowerCase().startsWith(one))
  const groups = host && moduleOnHost.exec(address.slice(host.length))?.groups
  const { name = source, version, part = '', rest } = groups || {}
  const isWhole =
    rest === undefined || (wholeModule.test(rest) && (!rest.endsWith('.js') || rest.includes('esm')))
  return isWhole ? { name, version, part } : { name: source, part: '' }
}
