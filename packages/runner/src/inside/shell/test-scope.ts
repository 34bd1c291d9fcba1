import { createPrinter, type Printed } from './create-printer.ts'
import { openShell } from './open-shell.ts'
import { readHome } from './read-home.ts'
import type { Outcome } from './run-script.ts'
import { copyOf } from './shell-files.ts'

type Ran = Printed & { status: number }

/** What a test sees of a script that has ended (docs/authoring.md, “Shell”). */
export async function testScope({ files: all, output, errors, status }: Outcome) {
  const run = async (command: string): Promise<Ran> => {
    const files = await copyOf(all)
    const printer = createPrinter(() => undefined)
    files.hear = printer.hear
    const ending = await openShell(files)(command)
    printer.finish(ending)
    return { ...printer.printed(), status: ending.status }
  }
  return { output, errors, status, run, ...(await readHome(all)) }
}
