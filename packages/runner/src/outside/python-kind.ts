import { importedPackages } from '../build/imported-packages.ts'
import { type PythonProgram, pythonProgram } from '../build/python-program.ts'
import type { RunOptions } from '../runner.ts'
import type { createBuilder } from './builder.ts'
import type { Kind } from './kind.ts'
import type { ProgramPreview } from './program-preview.ts'
import { listPackages } from './python-packages.ts'
import type { PythonPool } from './python-pool.ts'
import { testRequest } from './requests.ts'
import { runTests } from './run-tests.ts'
import type { createTestTools } from './test-tools.ts'

type Preparation = {
  builder: Pick<ReturnType<typeof createBuilder>, 'prepareTests'>
  testToolsFor: ReturnType<typeof createTestTools>
}

/** Runs programs in Python with the packages that they import, and tests that ask about them. */
export function createPythonKind(
  sandboxes: PythonPool,
  preview: ProgramPreview,
  { builder, testToolsFor }: Preparation,
): Kind {
  /** False, and reported, when the school does not have a package that the program imports. */
  const equip = async (
    program: PythonProgram,
    { onEvent }: Pick<RunOptions, 'onEvent'>,
  ): Promise<boolean> => {
    const imported = importedPackages(program)
    const fetched = imported.length > 0 ? await listPackages() : {}
    const missing = imported.filter((name) => !fetched[name])
    if (missing.length > 0)
      onEvent({ type: 'failed', cause: { kind: 'packages-missing', packages: missing } })
    else sandboxes.expect(imported)
    return missing.length === 0
  }
  return {
    prepare: async (challenge, files) => {
      const isEquipped = await equip(pythonProgram(files), { onEvent: () => undefined })
      if (isEquipped) sandboxes.prepare()
      await Promise.all([builder.prepareTests(challenge), testToolsFor(challenge)])
    },
    run: async (challenge, files, runOptions) => {
      runOptions.onEvent({ type: 'built', problems: [] })
      const program = pythonProgram(files)
      const tests = await builder.prepareTests(challenge)
      const tools = await testToolsFor(challenge)
      // Last, because a preview of newer text may expect other packages meanwhile.
      if (!(await equip(program, runOptions))) return
      const request = testRequest(challenge, files, { ...program, tests, tools })
      await runTests({ sandboxes, request, options: runOptions })
    },
    preview: async (_challenge, files, previewOptions) => {
      previewOptions.onEvent({ type: 'built', problems: [] })
      const program = pythonProgram(files)
      if (await equip(program, previewOptions)) await preview.show(program, previewOptions)
    },
  }
}
