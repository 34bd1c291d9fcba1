import {
  certificationFlags,
  completeBackendChallenge,
  completeModernChallenge,
  completeProject,
  updateAbout,
} from '@cairn/contract'
import { beforeEach, describe, expect, test } from 'vitest'
import { challengeIds, testCertifications } from '#testing/build-test-server.ts'
import { openTestServer } from '#testing/open-test-server.ts'
import type { Visitor } from '#testing/visitor.ts'
import { claim, newClaimant } from '#testing/claimant.ts'
import { codeProjects, filesOf, linkProjects, serverProjects } from '#testing/test-projects.ts'

/** A program tries to get certificates without doing the work; campers who did the work get theirs. */

const hourMs = 60 * 60 * 1000
const ofCode = 'javascript-algorithms-and-data-structures'
const ofLinks = 'data-visualization'
const ofServers = 'back-end-development-and-apis'
const link = 'https://x.example/'

const server = await openTestServer()
let camper: Visitor

const handInCode = (project: (typeof codeProjects)[number], files = filesOf(project)) =>
  camper.call(completeModernChallenge, { id: project.id, challengeType: 0, files })
const handInLink = (id: string, solution: string, githubLink?: string) =>
  camper.call(completeProject, { id, solution, ...(githubLink !== undefined && { githubLink }) })
const messageOf = async (slug: string) =>
  ((await claim(camper, slug)).body['response'] as { message: string; variables?: object }).message
const held = async () => {
  const me = await camper.me()
  return certificationFlags.filter((flag) => me[flag])
}

/** All fifteen projects, as well as a program can forge them. */
async function handInEverything(): Promise<void> {
  for (const project of codeProjects) expect((await handInCode(project)).status).toBe(200)
  for (const [index, { id }] of linkProjects.entries()) {
    expect((await handInLink(id, `${link}${index}`)).status).toBe(200)
  }
  for (const [index, { id }] of serverProjects.entries()) {
    const answer = await handInLink(id, `https://${index}.x.example`, `https://github.com/x/${index}`)
    expect(answer.status).toBe(200)
  }
}

describe('a new account', () => {
  beforeEach(async () => {
    camper = await server.camper()
    await camper.call(updateAbout, { name: 'Ada Hill' })
  })

  test.for(['nothing', 'one link', 'shuffled links', 'the code of another project', 'one code'] as const)(
    'gets no certificate for %s',
    async (attack) => {
      const all = [...codeProjects, ...linkProjects, ...serverProjects]
      const shuffled = all.map((_project, index) => `${link}${(index * 7) % 3}`)
      for (const [index, { id, challengeType }] of all.entries()) {
        if (attack === 'nothing') {
          await camper.call(completeModernChallenge, { id, challengeType })
          await camper.call(completeBackendChallenge, { id })
          await handInLink(id, '')
        }
        if (attack === 'one link') await handInLink(id, link, link)
        if (attack === 'shuffled links') {
          await handInLink(id, shuffled[index] ?? '', shuffled.at(index - 1))
          await handInLink(id, shuffled.at(index - 1) ?? '', shuffled[index])
        }
        if (attack === 'one code') {
          const files = linkProjects[0] && filesOf(linkProjects[0])
          await camper.call(completeModernChallenge, { id, challengeType, files })
        }
        if (attack === 'the code of another project') {
          const other = codeProjects[(index + 2) % codeProjects.length]
          await camper.call(completeModernChallenge, { id, challengeType, files: other && filesOf(other) })
        }
      }
      server.pass(24 * hourMs)
      for (const { slug } of testCertifications) {
        expect(await messageOf(slug)).toBe('flash.incomplete-steps')
      }
      expect(await held()).toEqual([])
    },
  )

  test('that submits everything at once gets nothing at first, then one certificate an hour', async () => {
    await handInEverything()
    expect((await camper.me()).completedChallenges).toHaveLength(15)
    for (const [index, slug] of [ofCode, ofLinks, ofServers].entries()) {
      expect(await claim(camper, slug)).toMatchObject({
        status: 400,
        body: {
          response: { type: 'info', message: 'flash.certificate-soon', variables: { minutes: 60 } },
        },
      })
      expect(await held()).toHaveLength(index)
      server.pass(hourMs)
      expect(await messageOf(slug)).toBe('flash.cert-claim-success')
    }
  })
})

describe('a camper of one day', () => {
  beforeEach(async () => {
    camper = await newClaimant(server)
  })

  test('who submits five projects in an evening can claim at once', async () => {
    for (const [index, project] of codeProjects.entries()) {
      await handInCode(project)
      server.pass(index * 60_000)
    }
    expect(await messageOf(ofCode)).toBe('flash.cert-claim-success')
  })

  test('who submits five old projects at once can claim at once', async () => {
    for (const [index, { id }] of linkProjects.entries()) await handInLink(id, `${link}${index}`)
    expect(await messageOf(ofLinks)).toBe('flash.cert-claim-success')
  })

  test('who built some front-end projects here and others elsewhere can claim', async () => {
    for (const [index, project] of linkProjects.entries()) {
      const handedIn =
        index % 2 === 0
          ? handInCode(project, filesOf(project, `<p>Project ${index}</p>`))
          : handInLink(project.id, `${link}${index}`)
      expect((await handedIn).status).toBe(200)
    }
    expect(await messageOf(ofLinks)).toBe('flash.cert-claim-success')
  })

  test('whose browser sends a hundred lessons and all projects at once loses none, and waits for the third certificate', async () => {
    for (const id of challengeIds.slice(100, 200)) {
      const lesson = { id, challengeType: 0, waitedMs: 24 * hourMs }
      expect((await camper.call(completeModernChallenge, lesson)).status).toBe(200)
    }
    await handInEverything()
    expect((await camper.me()).completedChallenges).toHaveLength(115)
    expect(await messageOf(ofCode)).toBe('flash.cert-claim-success')
    expect(await messageOf(ofLinks)).toBe('flash.certificate-soon')
    server.pass(2 * hourMs)
    expect(await messageOf(ofLinks)).toBe('flash.cert-claim-success')
    expect(await messageOf(ofServers)).toBe('flash.cert-claim-success')
  })
})
