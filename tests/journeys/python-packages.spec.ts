import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { standInWheel } from '@cairn/runner/testing'
import { expect } from '@playwright/test'
import { pythonPackagesFolder } from '../../apps/server/src/config/python-packages-folder.ts'
import { fetchPackageFiles } from '../../apps/server/src/operator/fetch-package-files.ts'
import { pyodideVersion } from '../../packages/runner/src/pyodide-version.ts'
import { nightly } from '../product/journey.ts'
import { blockFile, courseFile } from '../product/lesson-files.ts'
import { forJourneys } from '../product/open-school.ts'
import { check, watchHosts } from '../product/program-page.ts'
import { startWithLessons } from '../product/start-with-lessons.ts'
import { failOnConsoleErrors } from '../product/visitor.ts'

const lessons = {
  ...courseFile('Numbers', ['arrays']),
  ...blockFile({
    name: 'Arrays',
    helpCategory: 'Python',
    lessons: [{ id: '65f0c0ffee01234567890901', title: 'The mean of three' }],
  }),
  'blocks/arrays/one.md': `---
id: 65f0c0ffee01234567890901
title: The mean of three
challengeType: 20
dashedName: lesson-1
---

# --description--

Work out the mean of 2, 3 and 7 with NumPy.

# --hints--

\`middle\` should be \`4\`.

\`\`\`js
({ test: () => assert.equal(runPython('middle'), 4) })
\`\`\`

# --seed--

## --seed-contents--

\`\`\`py
import numpy
\`\`\`

# --solutions--

\`\`\`py
import numpy
middle = numpy.mean([2, 3, 7])
\`\`\`
`,
}

const school = forJourneys(async () => {
  const { product, dataDirectory, close } = await startWithLessons(lessons, {})
  return { origin: product.origin, dataDirectory, close }
})

const solution = 'import numpy\nmiddle = numpy.mean([2, 3, 7])'
const address = () => `${school.origin}/learn/course/arrays/lesson-1`

nightly(
  'a lesson says which package is missing, and runs once the operator has fetched it',
  async ({ page }) => {
    failOnConsoleErrors(page)
    const hosts = watchHosts(page)
    await page.goto(address())
    await check(page, solution)
    const missing = 'needs packages for Python that this school does not have yet: numpy.'
    await expect(page.locator('.feedback--bad')).toContainText(missing)
    await expect(page.locator('.feedback--bad')).toContainText('Everything else here works')

    await fetchStandIn()
    await page.goto(address())
    await check(page, solution)
    await expect(page.getByText('All tests pass')).toBeVisible({ timeout: 60_000 })
    expect([...hosts]).toEqual(['localhost'])
  },
)

/** A small package in the place of the real one: only its lock file differs from what the operator's command uses. */
async function fetchStandIn(): Promise<void> {
  const from = await mkdtemp(join(tmpdir(), 'wheels-'))
  const { locked, content } = standInWheel({
    name: 'numpy',
    modules: { 'numpy.py': 'def mean(values):\n    return sum(values) / len(values)\n' },
  })
  await writeFile(join(from, locked.file_name), content)
  const lock = { pyodide: pyodideVersion, packages: { numpy: locked } }
  await fetchPackageFiles({ lock, from, folder: pythonPackagesFolder(school.dataDirectory) })
  await rm(from, { recursive: true })
}
