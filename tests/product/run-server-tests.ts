import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readVitestReport, type Tally } from '../../ops/test-reports.ts'

type ServerTests = {
  /** A checkout of the project. */
  folder: string
  /** Of the server's tests; all by default. */
  files?: readonly string[]
  excluded?: readonly string[]
  environment?: Readonly<Record<string, string>>
}

/** Runs a script of a checkout as it would run by itself. */
export async function runNode(
  folder: string,
  args: readonly string[],
  more: Readonly<Record<string, string>> = {},
): Promise<void> {
  const { TEST_PROFILE: _profile, VITEST: _vitest, BUILD_DIR: _build, ...environment } = process.env
  const child = spawn(process.execPath, args, {
    cwd: folder,
    env: { ...environment, ...more },
    stdio: 'ignore',
  })
  await once(child, 'close')
}

/** Runs tests of the server in a run of their own, in their default profile. */
export async function runServerTests({
  folder,
  files = [],
  excluded = [],
  environment,
}: ServerTests): Promise<Tally> {
  const place = await mkdtemp(join(tmpdir(), 'server-tests-'))
  const report = join(place, 'report.json')
  const leaving = excluded.flatMap((pattern) => ['--exclude', pattern])
  const reporter = ['--reporter=json', `--outputFile.json=${report}`]
  const vitest = ['node_modules/vitest/vitest.mjs', 'run', '--project', 'server']
  try {
    await runNode(folder, [...vitest, ...reporter, ...leaving, ...files], environment)
    return readVitestReport(report)
  } finally {
    await rm(place, { recursive: true })
  }
}
