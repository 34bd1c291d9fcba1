import { completeProject, resetProgress } from '@cairn/contract'
import { readFile } from 'node:fs/promises'
import { sql } from 'kysely'
import { describe, expect, inject, test } from 'vitest'
import { grantUse } from '#database/application-role.ts'
import { specialIds } from '#testing/build-test-server.ts'
import { camperOfEachTest } from '#testing/camper-of-each-test.ts'
import { openTestServer } from '#testing/open-test-server.ts'
import { submitLink, usedLink } from '#testing/submit-link.ts'
import { linkProjects, serverProjects } from '#testing/test-projects.ts'

const server = await openTestServer()
const camper = camperOfEachTest(server)

const [first, second] = linkProjects.map(({ id }) => id) as [string, string]
const [firstServer, secondServer] = serverProjects.map(({ id }) => id) as [string, string]
const link = 'https://stones.example.org/trail'
const source = 'https://github.com/camper/stones'
const local = 'http://localhost:3000'

const submit = (id: string, solution: string, githubLink?: string) =>
  submitLink(camper, id, solution, githubLink)

describe('a link', () => {
  test.for([link, 'http://WWW.stones.example.org/trail/#top', `${link}?utm_source=mail`])(
    'counts for one project, even if spelled %s',
    async (spelling) => {
      await submit(first, link)
      expect(await submit(second, spelling)).toMatchObject(usedLink)
      expect(await camper.completedIds()).toEqual([first])
    },
  )

  test('may be submitted again with its project', async () => {
    await submit(first, link)
    expect(await submit(first, `${link}/`)).toMatchObject({ status: 200, body: { alreadyCompleted: true } })
  })

  test('is free again when its project gets another one', async () => {
    await submit(first, link)
    await submit(first, `${link}/better`)
    expect((await submit(second, link)).status).toBe(200)
    expect(await submit(first, link)).toMatchObject(usedLink)
  })

  test('is free again after a reset', async () => {
    await submit(first, link)
    await camper.call(resetProgress, {})
    expect((await submit(second, link)).status).toBe(200)
  })

  test('may be that of another camper, who built it together with this one', async () => {
    await submit(first, link)
    expect((await submitLink(await server.camper(), first, link)).status).toBe(200)
  })

  test('of an older submission that arrives late is neither checked nor stored', async () => {
    await submit(first, link)
    await submit(second, `${link}/two`)
    const late = { id: second, solution: link, waitedMs: 60_000 }
    expect((await camper.call(completeProject, late)).status).toBe(200)
    expect((await submit(linkProjects[2]?.id ?? '', `${link}/two`)).status).toBe(409)
  })

  test('of practice in a remote editor is not counted', async () => {
    await submit(first, link)
    expect((await submit(specialIds.tutorial.id, link)).status).toBe(200)
    expect((await submit(first, link)).status).toBe(200)
  })
})

test('existing submissions with one link stay, and the first of them keeps it', async () => {
  const { id: user_id } = await camper.me()
  const migration = new URL('../database/migrations/0081-project-links.sql', import.meta.url)
  const links: readonly (readonly [string, number, string, string | null])[] = [
    [first, 3, link, null],
    [second, 3, 'http://www.Stones.example.org:80//trail/index.html?utm_medium=mail#end', null],
    [firstServer, 4, local, source],
    [secondServer, 4, `${link}?b=2&a=1#/survey`, `${source}.git`],
    ['0'.repeat(24), 0, link, null],
    [specialIds.tutorial.id, 12, `${link}/practice`, null],
    ['9'.repeat(24), 3, 'no link at all', null],
  ]
  await server.database
    .insertInto('completions')
    .values(
      links.map(([challenge_id, challenge_type, solution, github_link], index) => ({
        user_id,
        challenge_id,
        challenge_type,
        solution,
        github_link,
        completed_at: new Date(Date.UTC(2026, 0, index + 1)),
      })),
    )
    .execute()
  await server.database.schema.dropTable('project_links').execute()
  await sql.raw(await readFile(migration, 'utf8')).execute(server.database)
  // As after every migration.
  await grantUse(server.database, inject('application').user)

  expect(await camper.completedIds()).toHaveLength(links.length)
  expect((await submit(first, link)).status).toBe(200)
  expect(await submit(second, link)).toMatchObject(usedLink)
  expect((await submit(second, `${link}/two`)).status).toBe(200)
  expect(await submit(linkProjects[2]?.id ?? '', `${link}?a=1&b=2#/survey/`)).toMatchObject(usedLink)
  expect(await submit(linkProjects[2]?.id ?? '', source)).toMatchObject(usedLink)
  expect((await submit(linkProjects[2]?.id ?? '', `${link}/practice`)).status).toBe(200)
  expect((await submit(linkProjects[3]?.id ?? '', local)).status).toBe(200)
})

describe('the link to the source code', () => {
  test.for([link, `${link}/`, 'http://www.stones.example.org/trail#code'])(
    'is different from that of the project: %s',
    async (same) => {
      expect(await submit(firstServer, link, same)).toMatchObject({
        status: 403,
        body: { message: 'flash.project-links-same' },
      })
      expect(await camper.completedIds()).toEqual([])
    },
  )

  test('counts for one project, and not as the solution of another', async () => {
    await submit(firstServer, link, source)
    expect(await submit(secondServer, `${link}/2`, `${source}.git`)).toMatchObject(usedLink)
    expect(await submit(secondServer, source, link)).toMatchObject(usedLink)
    expect((await submit(secondServer, `${link}/2`, `${source}/tree/main/two`)).status).toBe(200)
  })

  test('distinguishes projects that are tested on the camper’s own machine', async () => {
    expect((await submit(firstServer, local, source)).status).toBe(200)
    expect(await submit(secondServer, local, source)).toMatchObject(usedLink)
    expect((await submit(secondServer, local, `${source}-2`)).status).toBe(200)
  })

  test('a project that is shown to others has no such exception', async () => {
    await submit(first, local)
    expect(await submit(second, local)).toMatchObject(usedLink)
  })
})
