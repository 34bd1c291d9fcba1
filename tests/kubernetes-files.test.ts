import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Deployment } from 'kubernetes-models/apps/v1'
import { Ingress, NetworkPolicy } from 'kubernetes-models/networking.k8s.io/v1'
import { PodDisruptionBudget } from 'kubernetes-models/policy/v1'
import { Service } from 'kubernetes-models/v1'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { parseAllDocuments } from 'yaml'

const projectRoot = join(import.meta.dirname, '..')
const folder = join(projectRoot, 'ops/deploy/kubernetes')
const kinds = { Deployment, Ingress, NetworkPolicy, PodDisruptionBudget, Service }

type Manifest = { apiVersion: string; kind: keyof typeof kinds; metadata: { name: string } }

const manifests = readdirSync(folder).flatMap((file) =>
  parseAllDocuments(readFileSync(join(folder, file), 'utf8')).map(
    (document) => [file, document.toJS() as Manifest] as const,
  ),
)
const cases = manifests.map(([file, manifest]) => ({ name: `${manifest.kind} of ${file}`, manifest }))

/** What is wrong with the values, by the schema that Kubernetes publishes. */
function mistakesIn(manifest: Manifest): string | undefined {
  try {
    new kinds[manifest.kind](manifest).validate()
    return undefined
  } catch (error) {
    return String(error)
  }
}

const directory = mkdtempSync(join(tmpdir(), 'kubernetes-'))
afterAll(() => rmSync(directory, { recursive: true }))

/** The fields that Kubernetes does not know, which the schema lets pass: TypeScript compares them with its types. */
function unknownFields(manifest: Manifest): string {
  const { apiVersion, kind } = manifest
  const file = join(directory, 'manifest.ts')
  const type = `I${kind}`
  writeFileSync(
    file,
    `import type { ${type} } from 'kubernetes-models/${apiVersion}'
     export const manifest: ${type} = ${JSON.stringify(manifest)}`,
  )
  const compiler = join(projectRoot, 'node_modules/typescript/bin/tsc')
  const options = [
    '--ignoreConfig',
    '--noEmit',
    '--strict',
    '--module',
    'nodenext',
    '--skipLibCheck',
    '--types',
    '',
  ]
  return spawnSync(process.execPath, [compiler, ...options, file], { encoding: 'utf8' }).stdout
}

describe('the files for Kubernetes', () => {
  beforeAll(() => {
    symlinkSync(join(projectRoot, 'node_modules'), join(directory, 'node_modules'), 'junction')
    writeFileSync(join(directory, 'package.json'), '{ "type": "module" }')
  })

  test.for(cases)('are valid: $name', ({ manifest }) => {
    expect(mistakesIn(manifest)).toBeUndefined()
    expect(unknownFields(manifest)).toBe('')
  })

  const [, deployment] = manifests[0] ?? []
  /** The first deployment with a container that has something else. */
  const withContainer = (fields: object) => {
    const { kind, apiVersion, metadata, spec } = deployment as Manifest & {
      spec: { template: { spec: { containers: object[] } } }
    }
    const [container] = spec.template.spec.containers
    const containers = [{ ...container, ...fields }]
    const template = { ...spec.template, spec: { ...spec.template.spec, containers } }
    return { kind, apiVersion, metadata, spec: { ...spec, template } }
  }

  test('twin: a value that is no port is found', () => {
    expect(mistakesIn(withContainer({ ports: [{ containerPort: 'school' }] }))).toContain('must be integer')
  })

  test('twin: a field that is misspelt is found', () => {
    expect(unknownFields(withContainer({ readinesProbe: {} }))).toContain('readinesProbe')
  })
})
