import { runSchoolCommand } from '../apps/server/src/operator/run-school-command.ts'

/** The command line of the person who runs a school. */
process.exitCode = await runSchoolCommand(process.argv.slice(2), {
  environment: process.env,
  now: () => new Date(),
  print: console.log,
  complain: console.error,
})
