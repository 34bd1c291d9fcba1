import { Command } from 'commander'
import { AuthorError } from './author/author-error.ts'
import { addBuild } from './cli/build.ts'
import { addCheck } from './cli/check.ts'
import { addExport } from './cli/export.ts'
import { addImport } from './cli/import.ts'
import { addMutate } from './cli/mutate.ts'
import { addNew } from './cli/new.ts'
import { addOutline } from './cli/outline.ts'
import { failWith } from './cli/print.ts'
import { addPictures } from './cli/pictures.ts'
import { addProofread } from './cli/proofread.ts'
import { addStats } from './cli/stats.ts'
import { addSteps } from './cli/steps.ts'
import { addTrouble } from './cli/trouble.ts'
import { addVerify } from './cli/verify.ts'

const program = new Command('npm run curriculum --')
  .description('The tools of an author: check, compile, prove and rearrange lessons.')
  .showHelpAfterError('(add --help for what can be said)')

for (const add of [
  addCheck,
  addBuild,
  addVerify,
  addMutate,
  addProofread,
  addTrouble,
  addPictures,
  addNew,
  addSteps,
  addStats,
  addOutline,
  addExport,
  addImport,
])
  add(program)

try {
  await program.parseAsync()
} catch (error) {
  // An author's impossible request; everything else is a fault of ours and keeps its stack.
  if (!(error instanceof AuthorError)) throw error
  failWith(error.message)
}
