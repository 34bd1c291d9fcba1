/** A library that lessons load, by the addresses under which they know it. */
type Library = { name: string; addresses: RegExp }

const hosts = String.raw`^(?:https?:)?\/\/(?:cdnjs\.cloudflare\.com|unpkg\.com|cdn\.jsdelivr\.net|code\.jquery\.com|ajax\.googleapis\.com|(?:max|stackpath\.)?(?:cdn\.)?bootstrapcdn\.com|d3js\.org)\/`

const at = (path: string) => new RegExp(hosts + path, 'i')

/**
 * Libraries that are kept on our own origin, so that lessons which use them work without a network
 * (lesson-facts.md §4, 21). Another version than the one asked for would be another library: then the
 * page asks the network, as it is written.
 */
const libraries: readonly Library[] = [
  {
    name: 'react-18.development.js',
    addresses: at(String.raw`.*\breact[@/]18[\d.]*\/umd\/react\.development(?:\.min)?\.js`),
  },
  {
    name: 'react-18.production.js',
    addresses: at(String.raw`.*\breact[@/]18[\d.]*\/umd\/react\.production\.min\.js`),
  },
  {
    name: 'react-dom-18.development.js',
    addresses: at(String.raw`.*\breact-dom[@/]18[\d.]*\/umd\/react-dom\.development(?:\.min)?\.js`),
  },
  {
    name: 'react-dom-18.production.js',
    addresses: at(String.raw`.*\breact-dom[@/]18[\d.]*\/umd\/react-dom\.production\.min\.js`),
  },
  {
    name: 'jquery-3.js',
    addresses: at(String.raw`.*\bjquery(?:[@/-]3)[\d.]*(?:\/dist)?(?:\/jquery)?(?:\.min)?\.js`),
  },
  {
    name: 'd3-5.js',
    addresses: at(String.raw`.*\bd3(?:[@/.-]?v?5)[\d.]*(?:\/dist)?(?:\/d3)?(?:\.min)?\.js`),
  },
  { name: 'redux-3.js', addresses: at(String.raw`.*\bredux[@/]3[\d.]*(?:\/dist)?\/redux(?:\.min)?\.js`) },
  {
    name: 'redux-thunk-2.js',
    addresses: at(String.raw`.*\bredux-thunk[@/]2[\d.]*(?:\/dist)?\/redux-thunk(?:\.min)?\.js`),
  },
  {
    name: 'bootstrap-3.css',
    addresses: at(String.raw`.*\bbootstrap[@/]3[\d.]*(?:\/dist)?\/css\/bootstrap(?:\.min)?\.css`),
  },
]

/** What the sandbox does itself, and would only do again. */
const needless = /\/(?:babel-standalone|@babel\/standalone)[@/]/i

export type LibraryName = string

export function libraryAt(address: string): LibraryName | undefined {
  return libraries.find(({ addresses }) => addresses.test(address))?.name
}

export function isNeedless(address: string): boolean {
  return needless.test(address)
}
