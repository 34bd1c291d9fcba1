import { describe, expect, test } from 'vitest'
import { camperOfEachTest } from '#testing/camper-of-each-test.ts'
import { openTestServer } from '#testing/open-test-server.ts'
import {
  first,
  firstServer,
  link,
  local,
  second,
  secondServer,
  source,
  submitLink,
  usedLink,
} from '#testing/submit-link.ts'

const server = await openTestServer()
const camper = camperOfEachTest(server)

const submit = (id: string, solution: string, githubLink?: string) =>
  submitLink(camper, id, solution, githubLink)

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
