import { once } from 'node:events'
import { createServer, get, type RequestListener, type Server } from 'node:http'
import { createServer as createSocketServer } from 'node:net'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { checkLink } from './check-link.ts'
import type { LinkRules } from './find-addresses.ts'
import { isPublicAddress } from './is-public-address.ts'

/** Each protection has a twin test that switches it off and sees the attack succeed. */

/** Two machines at the same port: one stands for the Internet, the other for the school's network. */
const [outside, inside] = ['127.0.0.1', '127.0.0.2']
const names: Record<string, readonly string[]> = {
  'stones.example.org': [outside],
  'inside.example.org': [inside],
  'both.example.org': [outside, inside],
  'nobody.example.org': [],
}

let servers: { outside: Server; inside: Server }
let port: number
let answer: RequestListener
/** Paths that were asked for on each machine. */
let asked: { outside: string[]; inside: string[] }

const rules: LinkRules = {
  resolveName: async (name) => names[name] ?? [],
  isPublicAddress: (address) => address === outside || isPublicAddress(address),
  isAllowedPort: (wanted) => wanted === String(port),
}
const unprotected: LinkRules = { ...rules, isPublicAddress: () => true }

beforeAll(async () => {
  const machine = (place: 'outside' | 'inside') =>
    createServer((request, response) => {
      asked[place].push(request.url ?? '')
      if (place === 'outside') answer(request, response)
      else response.end('secret')
    })
  servers = { outside: machine('outside'), inside: machine('inside') }
  servers.outside.listen(0, outside)
  await once(servers.outside, 'listening')
  const place = servers.outside.address()
  port = typeof place === 'object' && place ? place.port : 0
  servers.inside.listen(port, inside)
  await once(servers.inside, 'listening')
  asked = { outside: [], inside: [] }
})
afterEach(() => {
  asked = { outside: [], inside: [] }
})
afterAll(() => {
  for (const server of Object.values(servers)) server.close()
})

const at = (host: string, path = '/') => `http://${host}:${port}${path}`
const answering = (status: number, headers: Record<string, string> = {}): void => {
  answer = (_request, response) => response.writeHead(status, headers).end('much text')
}
describe('a page', () => {
  test.for([200, 204, 300, 304, 399, 402])('that answers %i is live', async (status) => {
    answering(status)
    expect(await checkLink(at('stones.example.org'), rules)).toBe('live')
  })

  test.for([400, 401, 403, 404, 500, 503])('that answers %i is not', async (status) => {
    answering(status)
    expect(await checkLink(at('stones.example.org'), rules)).toBe('not-live')
  })

  test('is asked once, without cookies, and with its own name', async () => {
    const headers: unknown[] = []
    answer = (request, response) => {
      headers.push(request.headers)
      response.setHeader('set-cookie', 'a=b').end()
    }
    await checkLink(at('stones.example.org', '/demo?x=1'), rules)
    expect(asked).toEqual({ outside: ['/demo?x=1'], inside: [] })
    expect(headers).toEqual([
      {
        accept: '*/*',
        connection: 'close',
        host: `stones.example.org:${port}`,
        'user-agent': 'Cairn link check',
      },
    ])
  })

  test('that never ends is not read', async () => {
    const { promise: left, resolve } = Promise.withResolvers<void>()
    answer = (_request, response) => {
      response.once('close', resolve).writeHead(200).write('and so on')
    }
    expect(await checkLink(at('stones.example.org'), rules)).toBe('live')
    await left
  })

  test('may send callers on five times, and no more', async () => {
    answer = redirectsOf(5)
    expect(await checkLink(at('stones.example.org', '/0'), rules)).toBe('live')
    answer = redirectsOf(6)
    expect(await checkLink(at('stones.example.org', '/0'), rules)).toBe('not-live')
  })

  test.for([
    ['has no address', 'nobody.example.org'],
    ['does not exist', 'never.example.org'],
  ] as const)('whose name %s cannot be reached', async ([, name]) => {
    expect(await checkLink(at(name), rules)).toBe('unreachable')
  })

  test('that hangs up, or speaks another language, cannot be reached', async () => {
    answer = (request) => request.socket.destroy()
    expect(await checkLink(at('stones.example.org'), rules)).toBe('unreachable')
    const silent = createSocketServer((socket) => socket.end('SSH-2.0-OpenSSH\r\n'))
    silent.listen(0, outside)
    await once(silent, 'listening')
    const place = silent.address()
    const other = String(typeof place === 'object' && place ? place.port : 0)
    const link = `http://stones.example.org:${other}/`
    expect(await checkLink(link, { ...rules, isAllowedPort: () => true })).toBe('unreachable')
    silent.close()
  })
})

function redirectsOf(times: number): RequestListener {
  return ({ url = '' }, response) => {
    const step = Number(url.slice(1))
    if (step < times) response.writeHead(302, { location: `/${step + 1}` }).end()
    else response.end()
  }
}

describe('the inside', () => {
  const insideLinks = () => [
    at(inside),
    at('2130706434'),
    at('0x7f.0.0.2'),
    at('0177.0.0.02'),
    at('127.2'),
    at('127.0.0.2.'),
    at('[::ffff:127.0.0.2]'),
    at('[::1]'),
    at('localhost'),
    at('LOCALHOST.'),
    at('a.localhost'),
    at('database'),
    at('printer.local'),
    at('metadata.google.internal'),
    at('inside.example.org'),
    at('INSIDE.example.org.'),
    at('both.example.org'),
  ]

  test('is never asked, however it is written', async () => {
    answering(200)
    const states = await Promise.all(insideLinks().map((link) => checkLink(link, rules)))
    expect([...new Set(states)]).toEqual(['refused'])
    expect(asked).toEqual({ outside: [], inside: [] })
  })

  test.for(['inside.example.org', '2130706434', '127.2', '[::ffff:127.0.0.2]'])(
    'twin: %s would be asked without the check of addresses',
    async (host) => {
      expect(await checkLink(at(host), unprotected)).toBe('live')
      expect(asked.inside).toEqual(['/'])
    },
  )

  test('is not reached by a redirect', async () => {
    for (const location of insideLinks()) {
      answering(302, { location })
      expect([location, await checkLink(at('stones.example.org'), rules)]).toEqual([location, 'refused'])
    }
    expect(asked.inside).toEqual([])
  })

  test('twin: a redirect would reach it without the check', async () => {
    answering(302, { location: at(inside, '/secret') })
    expect(await checkLink(at('stones.example.org'), unprotected)).toBe('live')
    expect(asked.inside).toEqual(['/secret'])
  })

  /** A name whose second answer is another one. */
  const changingName = () => {
    const answers = [outside, inside]
    return async () => answers.splice(0, 1)
  }

  test('is not reached by a name that changes its address', async () => {
    answering(200)
    const link = at('stones.example.org')
    expect(await checkLink(link, { ...rules, resolveName: changingName() })).toBe('live')
    expect(asked).toEqual({ outside: ['/'], inside: [] })
  })

  test('twin: it would be reached if the name were resolved again after the check', async () => {
    const resolveName = changingName()
    expect((await resolveName()).every(rules.isPublicAddress)).toBe(true)
    const [address = ''] = await resolveName()
    const request = get(at('stones.example.org'), {
      agent: false,
      lookup: (_name, _options, done) => done(null, [{ address, family: 4 }]),
    })
    await once(request, 'response')
    request.destroy()
    expect(asked).toEqual({ outside: [], inside: ['/'] })
  })
})

test.for([
  'ftp://stones.example.org/',
  'file:///etc/passwd',
  'javascript:alert(1)',
  'nonsense',
  '',
  'http://stones.example.org:22/',
  'http://stones.example.org/',
])('%j is not asked', async (link) => {
  expect(await checkLink(link, rules)).toBe('refused')
})

test('a link with a password is not asked', async () => {
  expect(await checkLink(at('ada:secret@stones.example.org'), rules)).toBe('refused')
  expect(asked.outside).toEqual([])
})
