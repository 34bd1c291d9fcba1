import { spawn } from 'node:child_process'
import { mkdirSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { lockBuild } from '../apps/server/src/process/build-lock.ts'
import { buildDirectory } from './build-directory.ts'
import { hashOfInputs, renewStamp, stateOfBuild, writeStamp } from './build-stamp.ts'
import { projectRoot } from './project-root.mjs'

export type BuildStep = {
  name: string
  /** Files and folders, in the project or absolute, whose content decides whether the output is stale. */
  inputs: readonly string[]
  /** The folder inside `BUILD_DIR` that the command fills. */
  output: string
  command: readonly string[]
  /** Succeeds despite problems in the lessons, whose output must be shown. */
  mayComplain?: true
}

/** The lessons that the school teaches: our own, or any folder in the format. */
export const curriculumDirectory = resolve(projectRoot, process.env['CURRICULUM_DIR'] || 'curriculum')

const steps: readonly BuildStep[] = [
  {
    name: 'curriculum',
    inputs: [curriculumDirectory, 'packages/compiler', 'packages/contract'],
    output: 'curriculum',
    command: ['packages/compiler/src/cli.ts', 'build', curriculumDirectory, '--keep-going'],
    mayComplain: true,
  },
  {
    name: 'runner',
    inputs: ['packages/runner', 'packages/contract', 'package-lock.json', 'ops/build-runner.ts'],
    output: 'runner',
    command: ['ops/build-runner.ts'],
  },
  {
    name: 'credentials',
    inputs: ['packages/credentials', 'packages/contract', 'package-lock.json', 'ops/build-credentials.ts'],
    output: 'credentials',
    command: ['ops/build-credentials.ts'],
  },
  {
    name: 'web app',
    inputs: [
      'apps/web',
      'packages/contract',
      'packages/credentials',
      'packages/runner/src',
      'packages/locales',
      'package-lock.json',
      'ops/build-web.ts',
      'ops/compress.ts',
    ],
    output: 'web',
    command: ['ops/build-web.ts'],
  },
]

/** A build failed and has already reported why. */
export class BuildError extends Error {}

/** Where the sources are, and where the output goes. */
type BuildPlace = { root: string; directory: string }

/**
 * Builds whatever is missing, damaged or older than its sources; takes a few milliseconds when nothing is. A build that
 * a running school serves is left alone.
 *
 * @throws BuildError after the output of the failed step was printed, or while the folder is in use.
 */
export async function ensureBuilt(
  built: readonly BuildStep[] = steps,
  place: BuildPlace = { root: projectRoot, directory: buildDirectory },
): Promise<void> {
  const { root, directory } = place
  mkdirSync(directory, { recursive: true })
  const isFresh = (step: BuildStep) =>
    stateOfBuild(
      stampOf(step.name, directory),
      join(directory, step.output),
      hashOfInputs(root, step.inputs),
    ) === 'fresh'
  if (built.every(isFresh)) return
  const release = lockBuild(directory)
  if (!release) {
    throw new BuildError(
      `${directory} has to be built again, but a running school or another build is using it. Stop that first, or set BUILD_DIR to another folder, such as .build/second.`,
    )
  }
  try {
    for (const step of built) await ensureStep(step, place)
  } finally {
    release()
  }
}

async function ensureStep(step: BuildStep, { root, directory }: BuildPlace): Promise<void> {
  const stamp = stampOf(step.name, directory)
  const output = join(directory, step.output)
  const inputs = hashOfInputs(root, step.inputs)
  const state = stateOfBuild(stamp, output, inputs)
  if (state === 'fresh') return
  // A build reuses existing output, so a damaged folder is deleted first.
  if (state === 'damaged') rmSync(output, { recursive: true, force: true })
  const start = performance.now()
  await run(step, { root, directory })
  writeStamp(stamp, output, inputs)
  console.log(`Built the ${step.name} in ${((performance.now() - start) / 1000).toFixed(1)} s`)
}

/** Records that the compiled lessons were changed on purpose. */
export function acceptLessons(): void {
  renewStamp(stampOf('curriculum', buildDirectory), join(buildDirectory, 'curriculum'))
}

function stampOf(name: string, directory: string): string {
  return join(directory, `${name.replaceAll(' ', '-')}.stamp`)
}

async function run(
  { name, command, mayComplain }: BuildStep,
  { root, directory }: BuildPlace,
): Promise<void> {
  const child = spawn(process.execPath, command, {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, BUILD_DIR: directory, NODE_ENV: 'production' },
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
