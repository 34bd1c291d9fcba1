import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { projectRoot } from './project-root.mjs'

type BuildStep = {
  name: string
  /** Files and folders, in the project or absolute, whose content decides whether the output is stale. */
  inputs: readonly string[]
  output: string
  command: readonly string[]
  /** Succeeds in spite of mistakes, which somebody must hear of. */
  mayComplain?: true
}

/** The lessons that the school teaches: our own, or any folder in the format. */
export const curriculumDirectory = resolve(projectRoot, process.env['CURRICULUM_DIR'] || 'curriculum')

const steps: readonly BuildStep[] = [
  {
    name: 'curriculum',
    inputs: [curriculumDirectory, 'packages/compiler', 'packages/contract'],
    output: '.build/curriculum/english/index.json',
    command: ['packages/compiler/src/cli.ts', 'build', curriculumDirectory, '--keep-going'],
    mayComplain: true,
  },
  {
    name: 'runner',
    inputs: ['packages/runner', 'packages/contract', 'package-lock.json', 'ops/build-runner.ts'],
    output: '.build/runner/manifest.json',
    command: ['ops/build-runner.ts'],
  },
  {
    name: 'web app',
    inputs: [
      'apps/web',
      'packages/contract',
      'packages/runner/src',
      'packages/locales',
      'package-lock.json',
      'ops/build-web.ts',
      'ops/compress.ts',
    ],
    output: '.build/web/server/index.js',
    command: ['ops/build-web.ts'],
  },
]

/** A build failed and has already said why. */
export class BuildError extends Error {}

/**
 * Builds what is missing or older than its sources; costs a few milliseconds when nothing is.
 *
 * @throws BuildError after the output of the failed step was printed.
 */
export async function ensureBuilt(): Promise<void> {
  for (const step of steps) {
    const stampFile = join(projectRoot, '.build', `${step.name.replaceAll(' ', '-')}.stamp`)
    const wanted = contentHash(step.inputs)
    const isFresh =
      existsSync(join(projectRoot, step.output)) &&
      existsSync(stampFile) &&
      readFileSync(stampFile, 'utf8') === wanted
    if (isFresh) continue
    const start = performance.now()
    await run(step)
    mkdirSync(join(projectRoot, '.build'), { recursive: true })
    writeFileSync(stampFile, wanted)
    console.log(`Built the ${step.name} in ${((performance.now() - start) / 1000).toFixed(1)} s`)
  }
}

async function run({ name, command, mayComplain }: BuildStep): Promise<void> {
  const child = spawn(process.execPath, command, {
    cwd: projectRoot,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, NODE_ENV: 'production' },
  })
  const output: Buffer[] = []
  const complaints: Buffer[] = []
  child.stdout.on('data', (chunk: Buffer) => output.push(chunk))
  child.stderr.on('data', (chunk: Buffer) => complaints.push(chunk))
  const code = await new Promise<number | null>((settle, reject) => {
    child.on('error', reject)
    child.on('close', settle)
  })
  if (code !== 0) process.stderr.write(Buffer.concat(output))
  if (code !== 0 || mayComplain) process.stderr.write(Buffer.concat(complaints))
  if (code === 0) return
  throw new BuildError(`Building the ${name} failed. The message above says why.`)
}

function contentHash(inputs: readonly string[]): string {
  const hash = createHash('sha256').update(process.version)
  for (const input of inputs) addToHash(hash, input)
  return hash.digest('hex')
}

function addToHash(hash: ReturnType<typeof createHash>, path: string): void {
  const absolute = resolve(projectRoot, path)
  if (!existsSync(absolute)) return
  if (!statSync(absolute).isDirectory()) {
    hash.update(path).update('\0').update(readFileSync(absolute)).update('\0')
    return
  }
  for (const name of readdirSync(absolute).toSorted()) {
    if (name === 'node_modules' || name === '.react-router' || /\.(test|spec)\.tsx?$/.test(name)) continue
    addToHash(hash, join(path, name))
  }
}
