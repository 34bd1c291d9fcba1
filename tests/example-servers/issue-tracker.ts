import assert from 'node:assert/strict'
import { runTests } from './run-tests.ts'
import { type Answer, isText, missing, serveJson, wrong } from './serve-json.ts'

type Issue = {
  id: string
  title: string
  by: string
  details: string
  assigned: string
  open: boolean
  created: string
  changed: string
}
type Data = Readonly<Record<string, unknown>>

let issueCount = 0

const isMissingOrText = (value: unknown) => value === undefined || typeof value === 'string'

function addIssue(issues: Issue[], data: Data): Answer {
  const { title, by, details = '', assigned = '' } = data
  if (!isText(title) || !isText(by)) return wrong('An issue needs a title, and who reports it.')
  if (typeof details !== 'string' || typeof assigned !== 'string') return wrong('That is no text.')
  issueCount += 1
  const now = new Date().toISOString()
  const issue = {
    id: `i${issueCount}`,
    title,
    by,
    details,
    assigned,
    open: true,
    created: now,
    changed: now,
  }
  issues.push(issue)
  return { status: 201, data: issue }
}

function changeIssue(issue: Issue, { title, details, assigned, open }: Data): Answer {
  const wishes = Object.entries({ title, details, assigned, open }).filter(([, value]) => value !== undefined)
  if (wishes.length === 0) return wrong('What shall be changed?')
  if (title !== undefined && !isText(title)) return wrong('The title may not be empty.')
  if (!isMissingOrText(details) || !isMissingOrText(assigned)) return wrong('That is no text.')
  if (open !== undefined && typeof open !== 'boolean') return wrong('An issue is open or not.')
  Object.assign(issue, Object.fromEntries(wishes), { changed: new Date().toISOString() })
  return { status: 200, data: issue }
}

const listIssues = (issues: Issue[], query: URLSearchParams) =>
  issues.filter((issue) =>
    (['open', 'by', 'assigned'] as const).every((key) => {
      const wish = query.get(key)
      return wish === null || String(issue[key]) === wish
    }),
  )

function removeIssue(issues: Issue[], issue: Issue): Answer {
  issues.splice(issues.indexOf(issue), 1)
  return { status: 204 }
}

const reported = (data: Data = {}): [Issue[], Issue] => {
  const issues: Issue[] = []
  const { data: issue } = addIssue(issues, { title: 'A tap drips', by: 'Ana', ...data })
  return [issues, issue as Issue]
}
const listed = (query: string, data?: Data) =>
  listIssues(reported(data)[0], new URLSearchParams(query)).length

const tests = {
  'a new issue is open': () => assert.equal(reported()[1].open, true),
  'a new issue is listed': () => assert.equal(listed(''), 1),
  'an issue needs a title': () => assert.equal(addIssue([], { by: 'Ana' }).status, 400),
  'an issue needs a reporter': () =>
    assert.equal(addIssue([], { title: 'A tap drips', by: ' ' }).status, 400),
  'no id comes twice': () => assert.notEqual(reported()[1].id, reported()[1].id),
  'open issues are found': () => assert.equal(listed('open=true'), 1),
  'closed issues are left out': () => assert.equal(listed('open=false'), 0),
  'wishes are combined': () => assert.equal(listed('open=true&by=Tomasz'), 0),
  'a change may close an issue': () => {
    const [, issue] = reported()
    changeIssue(issue, { open: false })
    assert.equal(issue.open, false)
  },
  'a change needs something': () => assert.equal(changeIssue(reported()[1], {}).status, 400),
  'what is removed is gone': () => {
    const [issues, issue] = reported()
    removeIssue(issues, issue)
    assert.deepEqual(issues, [])
  },
}

const places = new Map<string, Issue[]>()

function issuesOf(place: string): Issue[] {
  const issues = places.get(place) ?? []
  places.set(place, issues)
  return issues
}

export const server = serveJson(({ method, path, query, data }) => {
  const [, kind, place = '', , id] = path
  if (kind === 'tests') return { status: 200, data: runTests(tests) }
  const issues = issuesOf(place)
  if (id === undefined) {
    if (method === 'GET') return { status: 200, data: listIssues(issues, query) }
    return data ? addIssue(issues, data) : wrong('The body is no object.')
  }
  const issue = issues.find((known) => known.id === id)
  if (!issue) return missing
  if (method === 'DELETE') return removeIssue(issues, issue)
  return data ? changeIssue(issue, data) : wrong('The body is no object.')
})

if (import.meta.main) server.listen(3000)
