import { frenchCertificates, type Notice } from '@cairn/contract'
import { expect, test } from 'vitest'
import { type CertificateSources, certificationOffers, loadCertificate } from './load-certificate.ts'

const certificate = {
  certSlug: 'trails',
  certTitle: 'Trails',
  username: 'Ada',
  date: 1,
  completionTime: null,
}
const first = { id: 'one', completedDate: 1, hasFiles: false }
const sources: CertificateSources = {
  curriculum: {
    certifications: [
      {
        id: 'c',
        slug: 'trails',
        title: 'Trails',
        tests: [
          { id: 'one', title: 'One' },
          { id: 'two', title: 'Two' },
        ],
      },
    ],
    findPlace: (id) =>
      id === 'one' ? { title: 'Step 1', blockName: 'Block', path: '/learn/a/b/one' } : undefined,
  },
  profiles: { listWork: async () => [] },
  findCertificate: async () => certificate,
  findStanding: async () => undefined,
}
const asked = { username: 'ada', certSlug: 'trails' }
const one = { id: 'one', title: 'One', path: '/learn/a/b/one' }
const two = { id: 'two', title: 'Two', path: null }

test('a certification names its requirements, and where each one has a lesson', () => {
  expect(certificationOffers(sources)).toEqual([
    { id: 'c', slug: 'trails', title: 'Trails', requirements: [one, two] },
  ])
})

test('a certificate is shown above the work that its holder shows', async () => {
  const asking: (readonly string[])[] = []
  const profiles = {
    listWork: async (_username: string, ids: readonly string[]) => {
      asking.push(ids)
      return [first]
    },
  }
  expect(await loadCertificate({ ...sources, profiles }, asked)).toEqual({
    screen: 'certification',
    certificate,
    standing: null,
    requirements: [
      { ...one, completed: first },
      { ...two, completed: null },
    ],
  })
  expect(asking).toEqual([['one', 'two']])
})

test('a certificate that the school revoked says so', async () => {
  expect(
    await loadCertificate({ ...sources, findStanding: async () => ({ state: 'revoked' as const }) }, asked),
  ).toMatchObject({
    certificate,
    standing: { state: 'revoked' },
  })
})

test('a profile that has just been locked shows no work', async () => {
  expect(await loadCertificate(sources, asked)).toMatchObject({
    requirements: [{ completed: null }, { completed: null }],
  })
})

test('a hidden certificate says why', async () => {
  const notice: Notice = { type: 'info', message: 'flash.certs-private', variables: { username: 'Ada' } }
  const findCertificate = async () => ({ messages: [notice] })
  expect(await loadCertificate({ ...sources, findCertificate }, asked)).toEqual({
    screen: 'certification',
    notice,
  })
})

const unknownCamper = ({ username }: { username: string }) =>
  Promise.resolve({
    messages: [
      { type: 'info', message: 'flash.username-not-found', variables: { username } },
    ] satisfies Notice[],
  })

test('a text in the address that can be no name is not repeated: it would be the words of a stranger', async () => {
  const username = 'Your account is blocked. Call +1 555 0100'
  expect(
    await loadCertificate({ ...sources, findCertificate: unknownCamper }, { ...asked, username }),
  ).toEqual({
    screen: 'certification',
    notice: { type: 'danger', message: 'flash.certificate-missing' },
  })
})

test('twin: a name that no camper has is', async () => {
  expect(await loadCertificate({ ...sources, findCertificate: unknownCamper }, asked)).toMatchObject({
    notice: { message: 'flash.username-not-found', variables: { username: 'ada' } },
  })
})

test('an unknown certification is missing', async () => {
  const findCertificate = async () => undefined
  expect(await loadCertificate({ ...sources, findCertificate }, { ...asked, certSlug: 'no' })).toEqual({
    screen: 'certification',
    notice: { type: 'danger', message: 'flash.certificate-missing' },
  })
})

test('a French certificate is given for certifications rather than for their projects', async () => {
  const certifications = frenchCertificates['developpeur-securite'].certifications.map((slug) => ({
    id: `id of ${slug}`,
    slug,
    title: `Title of ${slug}`,
    tests: [{ id: 'one', title: 'One' }],
  }))
  const page = await loadCertificate(
    { ...sources, curriculum: { ...sources.curriculum, certifications } },
    { ...asked, certSlug: 'developpeur-securite' },
  )
  expect(page).toMatchObject({
    requirements: certifications.map(({ id, title }) => ({ id, title, path: null, completed: null })),
  })
})
