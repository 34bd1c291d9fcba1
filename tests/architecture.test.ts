import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { restrictedImports } from './restricted-imports.ts'

const projectRoot = join(import.meta.dirname, '..')

/** One forbidden and one allowed import for each import rule. */
const walls = [
  ['packages/contract/src/a.ts', '@cairn/locales', 'zod/mini'],
  ['packages/locales/src/a.ts', '@cairn/contract', './b.ts'],
  ['packages/credentials/src/a.ts', '@cairn/locales', '@cairn/contract'],
  ['packages/compiler/src/a.ts', '@cairn/runner', '@cairn/contract'],
  ['packages/compiler/src/verify/a.ts', '@cairn/server', '@cairn/runner'],
  ['packages/runner/src/a.ts', '@cairn/compiler', '@cairn/contract'],
  ['packages/runner/src/inside/a.ts', '#outside/frame.ts', '#messages.ts'],
  ['packages/runner/src/outside/a.ts', '../inside/harness.ts', '../messages.ts'],
  ['apps/rerunner/src/a.ts', '@cairn/runner', '@cairn/contract'],
  ['apps/server/src/a.ts', '@cairn/compiler', '@cairn/locales/server'],
  ['apps/server/src/b.ts', '../../web/app/root.tsx', '@cairn/contract'],
  ['apps/server/src/progress/rules.ts', 'kysely', '@cairn/contract'],
  ['apps/server/src/progress/store.ts', 'fastify', 'kysely'],
  ['apps/server/src/progress/project-link-store.ts', '#http/refusal.ts', '#database/schema.ts'],
  ['apps/web/app/a.ts', '@cairn/server', '@cairn/runner'],
  ['apps/web/app/shared/a.ts', '#courses/course-tile.tsx', '@cairn/contract'],
  ['apps/web/app/shared/call/a.ts', '#shared/ui/logo.tsx', '#shared/flash.ts'],
  ['apps/web/app/shared/ui/a.ts', '@cairn/runner', '#shared/call/site.ts'],
  ['apps/web/app/courses/a.ts', '#workshop/workshop.tsx', '#shared/ui/logo.tsx'],
  ['apps/web/app/workshop/run/a.ts', '#solutions/modal.tsx', '#courses/step-squares.tsx'],
  ['apps/web/app/workshop/run/b.ts', '../editor/emmet.ts', '#workshop/editor/emmet.ts'],
  ['apps/web/app/home/a.ts', '#solutions/modal.tsx', '#workshop/run/use-run.ts'],
  ['apps/web/app/solutions/a.ts', '#profile/stats.tsx', '#workshop/workshop.tsx'],
  ['apps/web/app/certificates/a.ts', '#workshop/workshop.tsx', '#solutions/modal.tsx'],
  ['apps/web/app/profile/a.ts', '#settings/settings-screen.tsx', '#solutions/modal.tsx'],
  ['apps/web/app/settings/a.ts', '../sign-in/use-welcome.ts', '#solutions/modal.tsx'],
  ['apps/web/app/sign-in/a.ts', '#settings/form/use-save.ts', '#shared/flash.ts'],
  ['apps/web/app/shell/a.ts', '#root.tsx', '#shared/flash.ts'],
] as const

describe('the boundaries between packages', () => {
  const complaints = restrictedImports(
    walls.map(([file, forbidden, allowed]) => ({ file, imports: [forbidden, allowed] })),
  )

  test.for(walls)('%s may not import %s but may import %s', ([file, forbidden]) => {
    expect(complaints.get(file)).toEqual([forbidden])
  })
})

test('each workspace lists only the siblings that it may import', () => {
  const siblings = (workspace: string) => {
    const manifest = JSON.parse(readFileSync(join(projectRoot, workspace, 'package.json'), 'utf8')) as {
      dependencies: Record<string, string>
    }
    return Object.keys(manifest.dependencies).filter((name) => name.startsWith('@cairn/'))
  }
  expect(siblings('packages/contract')).toEqual([])
  expect(siblings('packages/locales')).toEqual([])
  expect(siblings('packages/credentials')).toEqual(['@cairn/contract'])
  expect(siblings('packages/compiler')).toEqual(['@cairn/contract', '@cairn/runner'])
  expect(siblings('packages/runner')).toEqual(['@cairn/contract'])
  expect(siblings('apps/rerunner')).toEqual(['@cairn/contract'])
  expect(siblings('apps/server').toSorted()).toEqual(['@cairn/contract', '@cairn/locales'])
  expect(siblings('apps/web').toSorted()).toEqual([
    '@cairn/contract',
    '@cairn/credentials',
    '@cairn/locales',
    '@cairn/runner',
  ])
})
