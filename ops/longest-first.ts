import type { TestSpecification } from 'vitest/node'
import { BaseSequencer } from 'vitest/node'

/**
 * Tests that take half a minute or more. Vitest begins with the biggest files while it does not know how long they take,
 * and one of these that begins last would have the machine to itself.
 */
const longest = [
  'packages/runner/src/escapes.test.ts',
  'packages/runner/src/forgeries-python.test.ts',
  'packages/runner/src/hooks-of-pages.test.ts',
  'packages/runner/src/parity.test.ts',
  'packages/runner/src/previews.test.ts',
  'packages/runner/src/python-frames.test.ts',
  'packages/runner/src/python-javascript.test.ts',
  'packages/runner/src/python-names.test.ts',
  'packages/runner/src/python-tree.test.ts',
  'packages/runner/src/sql.test.ts',
  'tests/example-programs.test.ts',
  'tests/example-servers.test.ts',
  'tests/exams-and-tutorials.test.ts',
  'tests/lessons.test.ts',
]

/** Begins with the longest test files of each project. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    // oxlint-disable-next-line unicorn/no-array-sort -- not an array's: Vitest's own, which makes a new list
    const projects = Map.groupBy(await super.sort(files), ({ project }) => project.name)
    const isLong = ({ moduleId }: TestSpecification) => longest.some((file) => moduleId.endsWith(`/${file}`))
    return [...projects.values()].flatMap((specs) => [
      ...specs.filter(isLong),
      ...specs.filter((spec) => !isLong(spec)),
    ])
  }
}
