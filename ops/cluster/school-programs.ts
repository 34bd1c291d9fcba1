import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { parseEnv } from 'node:util'
import { projectRoot } from '../project-root.mjs'
import type { ClusterPlan } from './cluster-plan.ts'
import { proxyFiles, schoolFiles } from './configuration-files.ts'
import type { ProgramName } from './debian-programs.ts'
import { Program } from './program.ts'
import { writeFiles } from './write-files.ts'

type SchoolOptions = {
  plan: ClusterPlan
  folder: string
  logs: string
  programs: Record<ProgramName, string>
  /** PgBouncer refuses root, too. */
  user: number | undefined
  environment: Readonly<Record<string, string>>
}

/** Everything between the databases and a browser. */
export type SchoolPrograms = {
  haproxy: Program
  pgbouncer: Program
  schools: readonly Program[]
  worker: Program
  caddy: Program
}

/** Writes the configuration of the programs between the databases and a browser; nothing runs yet. */
export function prepareSchool(options: SchoolOptions): SchoolPrograms {
  const { plan, folder, logs, programs, user } = options
  const configuration = plan.poolerConfiguration
  const files = schoolFiles(plan)
  writeFiles(configuration, files, user)
  writeFiles(join(folder, 'proxy'), proxyFiles(plan))
  const program = (name: string, command: readonly string[], more = {}) =>
    new Program({ name, command, logFile: join(logs, `${name.replaceAll(' ', '-')}.log`), ...more })
  const environment = {
    ...(parseEnv(files['cairn.env'] ?? '') as Record<string, string>),
    NODE_ENV: 'production',
    CREDENTIAL_KEY_FILE: join(folder, 'credentials/key.pem'),
    // One machine has little room for the same work twice.
    WORKERS: '1',
    ...options.environment,
  }
  const run = (name: string, script: string, more: Record<string, string>) => {
    const data = join(folder, name.replaceAll(' ', '-'))
    mkdirSync(data, { recursive: true })
    return program(name, [process.execPath, '--max-semi-space-size=8', script], {
      cwd: projectRoot,
      environment: { ...environment, DATA_DIR: data, ...more },
    })
  }
  return {
    haproxy: program('haproxy', [programs.haproxy, '-db', '-f', join(configuration, 'haproxy.cfg')]),
    pgbouncer: program('pgbouncer', [programs.pgbouncer, join(configuration, 'pgbouncer.ini')], { user }),
    schools: plan.schools.map(({ host, port, runnerPort }, index) =>
      run(`school ${index + 1}`, 'apps/server/src/main.ts', {
        HOST: host,
        PORT: String(port),
        RUNNER_PORT: String(runnerPort),
      }),
    ),
    worker: run('worker', 'apps/server/src/worker.ts', {}),
    caddy: program(
      'caddy',
      [programs.caddy, 'run', '--config', join(folder, 'proxy/Caddyfile'), '--adapter', 'caddyfile'],
      {
        environment: { XDG_DATA_HOME: join(folder, 'proxy'), XDG_CONFIG_HOME: join(folder, 'proxy') },
      },
    ),
  }
}
