import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { bundleScript } from './bundle-script.ts'
import { compress } from './compress.ts'
import { packageFolder } from './package-folder.ts'

const source = join(import.meta.dirname, '../build')

/** The build worker, and the compilers that it loads for lessons that need them. */
const scripts = {
  'build-worker.js': 'build-worker.ts',
  'transpile.js': 'transpile.ts',
  'compile-sass.js': 'compile-sass.ts',
  'types.js': 'types/check-types.ts',
}

/** Packages whose declarations are available to typed lessons. */
const declared = ['@types/react', '@types/react-dom', '@types/prop-types', 'csstype']

/** Writes the build worker. */
export async function writeBuilder(directory: string): Promise<void> {
  await mkdir(directory, { recursive: true })
  const write = async (name: string, text: string) => {
    await writeFile(join(directory, name), text)
    await compress(join(directory, name))
  }
  await Promise.all([
    ...Object.entries(scripts).map(async ([name, entry]) =>
      write(name, await bundleScript(join(source, entry))),
    ),
    write('declarations.json', JSON.stringify(await readDeclarations())),
  ])
}

/** A page that loads React 18 as a script finds these in the global, and not only in the module that declares them. */
const globalReactDom = {
  path: '/node_modules/@types/react-dom/index.d.ts',
  text: "export { createRoot, hydrateRoot } from './client'",
}

/** By the paths under which TypeScript looks for them. Declarations for workers and Windows are left out. */
async function readDeclarations(): Promise<Record<string, string>> {
  const language = join(packageFolder('typescript-5'), 'lib')
  const isWanted = (name: string) =>
    /^lib\..*\.d\.ts$|^lib\.d\.ts$/.test(name) && !/webworker|scripthost/.test(name)
  const isDeclaration = (name: string) =>
    /^(?:index|global|client|jsx-runtime)\.d\.ts$|^package\.json$/.test(name)
  const parts = await Promise.all([
    readFiles(language, '/lib', isWanted),
    ...declared.map((name) => readFiles(packageFolder(name), `/node_modules/${name}`, isDeclaration)),
  ])
  const declarations = Object.fromEntries(parts.flat())
  const { path, text } = globalReactDom
  return { ...declarations, [path]: `${declarations[path]}\n${text}\n` }
}

async function readFiles(
  directory: string,
  path: string,
  isWanted: (name: string) => boolean,
): Promise<(readonly [path: string, text: string])[]> {
  const names = (await readdir(directory)).filter(isWanted)
  return Promise.all(
    names.map(async (name) => [`${path}/${name}`, await readFile(join(directory, name), 'utf8')] as const),
  )
}
