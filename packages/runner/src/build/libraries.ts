/** A library that lessons load, with the addresses under which they load it. */
type Library = {
  name: string
  addresses: RegExp
  /** Loading it does not depend on the page, so it may be loaded before the page. */
  isIndependent?: true
}

const hosts = String.raw`^(?:https?:)?\/\/(?:cdnjs\.cloudflare\.com|unpkg\.com|cdn\.jsdelivr\.net|code\.jquery\.com|ajax\.googleapis\.com|(?:max|stackpath\.)?(?:cdn\.)?bootstrapcdn\.com|d3js\.org)\/`

const at = (path: string) => new RegExp(hosts + path, 'i')

/** A library's single file, as common hosts name it: `d3@7`, `d3/7.9.0/d3.min.js`, `d3.v7.js`. */
const script = (name: string, version: string) =>
  at(
    String.raw`(?:.*[\/])?${name}(?:[@/.-]?v?${version})(?:\.[\d.]+)?(?:\/dist)?(?:\/${name})?(?:\.slim)?(?:\.min)?(?:\.js|$)`,
  )

/** React's files before version 19, which has none. Version 18 renders what was written for 16 and 17 as well. */
const umd = (name: string, file: string) =>
  at(String.raw`.*\b${name}[@/]1[678](?:\.[\d.]+)?\/umd\/${file}(?:\.min)?\.js`)

/**
 * Libraries served from our own origin, so that lessons that use them work without a network. A version that we do not
 * have is not replaced by another: then the page goes without it (decision 14).
 */
const libraries: readonly Library[] = [
  { name: 'react-18.development.js', addresses: umd('react', 'react.development'), isIndependent: true },
  { name: 'react-18.production.js', addresses: umd('react', 'react.production'), isIndependent: true },
  {
    name: 'react-dom-18.development.js',
    addresses: umd('react-dom', 'react-dom.development'),
    isIndependent: true,
  },
  {
    name: 'react-dom-18.production.js',
    addresses: umd('react-dom', 'react-dom.production'),
    isIndependent: true,
  },
  { name: 'react-dom-server-18.js', addresses: umd('react-dom', String.raw`react-dom-server[\w.-]*?`) },
  { name: 'react-dom-test-utils-18.js', addresses: umd('react-dom', String.raw`react-dom-test-utils\.\w+`) },
  { name: 'react-redux-7.js', addresses: script('react-redux', '[567]') },
  { name: 'redux-3.js', addresses: script('redux', '3'), isIndependent: true },
  { name: 'redux-thunk-2.js', addresses: script('redux-thunk', '2') },
  { name: 'jquery-3.js', addresses: script('jquery', '3') },
  { name: 'd3-5.js', addresses: script('d3', '5'), isIndependent: true },
  { name: 'd3-7.js', addresses: script('d3', '7'), isIndependent: true },
  {
    name: 'vue-3.js',
    addresses: at(String.raw`.*\bvue@?[@/]3[\d.]*(?:\/dist)?(?:\/vue\.global(?:\.prod)?(?:\.min)?\.js)?$`),
  },
  {
    name: 'bootstrap-3.css',
    addresses: at(String.raw`.*\bbootstrap[@/]3[\d.]*(?:\/dist)?\/css\/bootstrap(?:\.min)?\.css`),
  },
  {
    name: 'bootstrap-5.css',
    addresses: at(String.raw`.*\bbootstrap[@/]5[\d.]*(?:\/dist)?\/css\/bootstrap(?:\.min)?\.css`),
  },
  {
    name: 'bootstrap-5.js',
    addresses: at(String.raw`.*\bbootstrap[@/]5[\d.]*(?:\/dist)?\/js\/bootstrap(?:\.bundle)?(?:\.min)?\.js`),
  },
  {
    name: 'animate-4.css',
    addresses: at(String.raw`.*\banimate\.css[@/]4[\d.]*\/animate(?:\.compat)?(?:\.min)?\.css`),
  },
]

/** Addresses of tools whose work the sandbox already does. */
const needless = /\/(?:babel-standalone|@babel\/standalone)[@/]/i

export type LibraryName = string

export function libraryAt(address: string): LibraryName | undefined {
  return libraries.find(({ addresses }) => addresses.test(address))?.name
}

export function isIndependent(name: LibraryName): boolean {
  return libraries.some((library) => library.name === name && library.isIndependent)
}

export function isNeedless(address: string): boolean {
  return needless.test(address)
}
