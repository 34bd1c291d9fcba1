import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { proxyFiles } from '../ops/cluster/configuration-files.ts'
import { planMachines } from '../ops/cluster/plan-machines.ts'

const projectRoot = join(import.meta.dirname, '..')
const read = (path: string) => readFileSync(join(projectRoot, path), 'utf8')
const directory = mkdtempSync(join(tmpdir(), 'caddyfiles-'))
afterAll(() => rmSync(directory, { recursive: true }))

const caddy = process.env['CADDY_PATH'] ?? 'caddy'
const hasCaddy = spawnSync(caddy, ['version']).status === 0

const files = {
  'of one machine': read('ops/deploy/caddy/Caddyfile'),
  'of a cluster':
    proxyFiles(planMachines(JSON.parse(read('ops/cluster/machines.example.json'))))['Caddyfile'] ?? '',
}

/** What Caddy says of a configuration that it refuses; undefined if it takes it. */
function complaintAbout(text: string): string | undefined {
  const config = join(directory, 'Caddyfile')
  writeFileSync(config, text)
  const { status, stderr } = spawnSync(caddy, ['validate', '--adapter', 'caddyfile', '--config', config], {
    encoding: 'utf8',
    env: {
      XDG_DATA_HOME: directory,
      XDG_CONFIG_HOME: directory,
      SCHOOL_HOST: 'school.example',
      RUNNER_HOST: 'runner.example',
    },
  })
  return status === 0 ? undefined : stderr
}

describe.skipIf(!hasCaddy)('the Caddyfile', () => {
  test.for(Object.entries(files))('%s is understood by Caddy', ([, text]) => {
    expect(complaintAbout(text)).toBeUndefined()
  })

  test.for(Object.entries(files))('twin: a mistake in the one %s is found', ([, text]) => {
    expect(complaintAbout(text.replace('reverse_proxy', 'reverse_prxy'))).toContain('reverse_prxy')
  })
})
