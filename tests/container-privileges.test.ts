import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parse, parseAllDocuments } from 'yaml'

const deploy = join(import.meta.dirname, '../ops/deploy')
const read = (path: string) => readFileSync(join(deploy, path), 'utf8')

type Service = { build?: object; read_only?: boolean; cap_drop?: string[]; security_opt?: string[] }
type Pod = {
  securityContext?: { runAsNonRoot?: boolean }
  containers: { securityContext?: { readOnlyRootFilesystem?: boolean; allowPrivilegeEscalation?: boolean } }[]
}

test('the image runs as a user who is not root, and is asked whether it is well', () => {
  const lines = read('container/Containerfile').split('\n')
  expect(lines.findLast((line) => line.startsWith('USER '))).toBe('USER node')
  expect(lines.some((line) => line.startsWith('HEALTHCHECK '))).toBe(true)
})

test('containers of Compose write to their data alone, and gain no rights', () => {
  const services = ['compose.yaml', 'compose.worker.yaml'].flatMap((name) => {
    const all = (parse(read(`container/${name}`)) as { services: Record<string, Service> }).services
    return Object.values(all).filter(({ build }) => build)
  })
  expect(services).toHaveLength(2)
  for (const service of services)
    expect(service).toMatchObject({
      read_only: true,
      cap_drop: ['ALL'],
      security_opt: ['no-new-privileges:true'],
    })
})

test('pods of Kubernetes run as a user who is not root, and write to their data alone', () => {
  const pods = readdirSync(join(deploy, 'kubernetes')).flatMap((name) =>
    parseAllDocuments(read(`kubernetes/${name}`))
      .map((document) => document.toJS() as { kind: string; spec?: { template?: { spec: Pod } } })
      .filter(({ kind }) => kind === 'Deployment')
      .flatMap(({ spec }) => spec?.template?.spec ?? []),
  )
  expect(pods).toHaveLength(2)
  for (const { securityContext, containers } of pods) {
    expect(securityContext).toMatchObject({ runAsNonRoot: true })
    for (const container of containers)
      expect(container.securityContext).toMatchObject({
        readOnlyRootFilesystem: true,
        allowPrivilegeEscalation: false,
      })
  }
})
