import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { compress } from './compress.ts'

/** Where each library of build/libraries.ts lies in its npm package. */
export const librarySources: Readonly<Record<string, readonly [packageName: string, file: string]>> = {
  'react-18.development.js': ['react', 'umd/react.development.js'],
  'react-18.production.js': ['react', 'umd/react.production.min.js'],
  'react-dom-18.development.js': ['react-dom', 'umd/react-dom.development.js'],
  'react-dom-18.production.js': ['react-dom', 'umd/react-dom.production.min.js'],
  'jquery-3.js': ['jquery', 'dist/jquery.min.js'],
  'd3-5.js': ['d3-5', 'dist/d3.min.js'],
  'redux-3.js': ['redux', 'dist/redux.min.js'],
  'redux-thunk-2.js': ['redux-thunk', 'dist/redux-thunk.min.js'],
  'bootstrap-3.css': ['bootstrap-3', 'dist/css/bootstrap.min.css'],
}

const require = createRequire(import.meta.url)

/** Copies the libraries that lessons load, so that they come from our own origin. */
export async function writeLibraries(directory: string): Promise<void> {
  await mkdir(directory, { recursive: true })
  await Promise.all(
    Object.entries(librarySources).map(async ([name, [packageName, file]]) => {
      await writeFile(join(directory, name), await readFile(join(folderOf(packageName), file)))
      await compress(join(directory, name))
    }),
  )
}

function folderOf(packageName: string): string {
  return dirname(require.resolve(`${packageName}/package.json`))
}
