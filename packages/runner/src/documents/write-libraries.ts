import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { compress } from './compress.ts'
import { packageFolder } from './package-folder.ts'

/** The path of each library of build/libraries.ts in its npm package. */
export const librarySources: Readonly<Record<string, readonly [packageName: string, file: string]>> = {
  'react-18.development.js': ['react', 'umd/react.development.js'],
  'react-18.production.js': ['react', 'umd/react.production.min.js'],
  'react-dom-18.development.js': ['react-dom', 'umd/react-dom.development.js'],
  'react-dom-18.production.js': ['react-dom', 'umd/react-dom.production.min.js'],
  'react-dom-server-18.js': ['react-dom', 'umd/react-dom-server-legacy.browser.production.min.js'],
  'react-dom-test-utils-18.js': ['react-dom', 'umd/react-dom-test-utils.production.min.js'],
  'react-redux-7.js': ['react-redux', 'dist/react-redux.min.js'],
  'redux-3.js': ['redux', 'dist/redux.min.js'],
  'redux-thunk-2.js': ['redux-thunk', 'dist/redux-thunk.min.js'],
  'jquery-3.js': ['jquery', 'dist/jquery.min.js'],
  'd3-5.js': ['d3-5', 'dist/d3.min.js'],
  'd3-7.js': ['d3', 'dist/d3.min.js'],
  'vue-3.js': ['vue', 'dist/vue.global.prod.js'],
  'bootstrap-3.css': ['bootstrap-3', 'dist/css/bootstrap.min.css'],
  'bootstrap-5.css': ['bootstrap-5', 'dist/css/bootstrap.min.css'],
  'bootstrap-5.js': ['bootstrap-5', 'dist/js/bootstrap.bundle.min.js'],
  'animate-4.css': ['animate.css', 'animate.min.css'],
}

/** Copies the libraries that lessons load, so that our own origin serves them. */
export async function writeLibraries(directory: string): Promise<void> {
  await mkdir(directory, { recursive: true })
  await Promise.all(
    Object.entries(librarySources).map(async ([name, [packageName, file]]) => {
      await writeFile(join(directory, name), await readFile(join(packageFolder(packageName), file)))
      await compress(join(directory, name))
    }),
  )
}
