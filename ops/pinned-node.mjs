import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
// Whole, because the releases on which this file begins may not have `enableCompileCache`.
import nodeModule from 'node:module'
import { delimiter, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { projectRoot } from './project-root.mjs'

/** Goes on with `script` (a file of this folder) on the Node that the project pins. */
export async function continueOnPinnedNode(script) {
  const { dependencies } = JSON.parse(readFileSync(`${projectRoot}/package.json`, 'utf8'))
  const file = new URL(script, import.meta.url)
  // For all processes that this one starts, too. Nothing is kept where the folder cannot be written to.
  process.env['NODE_COMPILE_CACHE'] ??= compiledCode()
  if (process.versions.node === dependencies.node) {
    nodeModule.enableCompileCache(process.env['NODE_COMPILE_CACHE'])
    await import(file.href)
    return
  }
  const child = spawn(pinnedNode(), [...process.execArgv, fileURLToPath(file), ...process.argv.slice(2)], {
    stdio: 'inherit',
    env: { ...process.env, PATH: `${projectRoot}/node_modules/.bin${delimiter}${process.env.PATH}` },
  })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)))
}

function pinnedNode() {
  const file = process.platform === 'win32' ? 'node.exe' : 'node'
  return `${projectRoot}/node_modules/node/bin/${file}`
}

/** Loading code takes half of the time of a start or of a small command; less when it has been compiled before. */
function compiledCode() {
  return join(resolve(projectRoot, process.env['BUILD_DIR'] || '.build'), 'compile-cache')
}
