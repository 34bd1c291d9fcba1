import { printable } from '@cairn/contract'
import { readBuildDirectory, readDonationConfig } from '#config/config.ts'
import { ConfigError } from '#config/config-error.ts'
import { readStorageConfig } from '#config/storage-config.ts'
import { InUseError } from '#process/owner-lock.ts'
import { StartError } from '#process/start-error.ts'
import { AccountImportError } from '#account-import/account-import-error.ts'
import { BackupError } from '#backup/backup-error.ts'
import { MovingError } from '#moving/moving-error.ts'
import { backup, checkBackupCommand, pruneArchiveCommand, restore } from './backup-commands.ts'
import { reissueCertificate, revokeCertificate } from './certificate-commands.ts'
import { CommandError } from './command-error.ts'
import { exportDonations, reconcileDonations, refundDonation } from './donation-commands.ts'
import { doctor } from './doctor.ts'
import { examExtraTime } from './exam-extra-time.ts'
import { examStatistics } from './exam-statistics.ts'
import { fetchPythonPackages } from './fetch-python-packages.ts'
import { exportCommand, importCommand, upgradeCommand } from './moving-commands.ts'
import { listIssuerKeys, revokeStolenKey, rotateKey } from './key-commands.ts'
import type { SchoolCommand } from './school-command.ts'
import { showFigures } from './show-figures.ts'
import { signInCode } from './sign-in-code.ts'
import { listTrouble, settleReport } from './trouble-commands.ts'
import { userContributor } from './user-contributor.ts'
import { userImport } from './user-import.ts'
import { userOperator } from './user-operator.ts'

/** Every command, in the order in which the list shows them. */
const schoolCommands: readonly SchoolCommand[] = [
  doctor,
  backup,
  checkBackupCommand,
  restore,
  pruneArchiveCommand,
  exportCommand,
  importCommand,
  upgradeCommand,
  showFigures,
  userContributor,
  userImport,
  userOperator,
  signInCode,
  examExtraTime,
  examStatistics,
  revokeCertificate,
  reissueCertificate,
  listIssuerKeys,
  rotateKey,
  revokeStolenKey,
  fetchPythonPackages,
  reconcileDonations,
  refundDonation,
  exportDonations,
  settleReport,
  listTrouble,
]

type Terminal = {
  environment: Readonly<Record<string, string | undefined>>
  now: () => Date
  print: (text: string) => void
  complain: (text: string) => void
}

/** Runs what an operator typed after `npm run school --`; returns the exit code. */
export async function runSchoolCommand(
  typed: readonly string[],
  { environment, now, ...terminal }: Terminal,
): Promise<number> {
  // Both repeat what was typed, and what campers have written.
  const print = (text: string) => terminal.print(printable(text))
  const complain = (text: string) => terminal.complain(printable(text))
  const [first] = typed
  if (first === undefined || first === 'help' || first === '--help' || first === '-h') {
    print(usage())
    return 0
  }
  const command = schoolCommands.find(({ words }) => words.every((word, index) => word === typed[index]))
  if (!command) {
    complain(`There is no command “${typed.join(' ')}”.\n\n${usage()}`)
    return 1
  }
  const values = typed.slice(command.words.length)
  const surplus = values.length - command.parameters.length
  if (surplus !== 0 && !(surplus === 1 && command.optional !== undefined)) {
    complain(`Usage: npm run school -- ${wordingOf(command)}`)
    return 1
  }
  try {
    const context = {
      environment,
      storage: readStorageConfig(environment),
      buildDirectory: readBuildDirectory(environment),
      readDonations: () => readDonationConfig(environment),
      now,
    }
    print(await command.run(context, values))
    return 0
  } catch (error) {
    const message = messageFor(error)
    if (message === undefined) throw error
    complain(message)
    return 1
  }
}

function usage(): string {
  const width = Math.max(...schoolCommands.map((command) => wordingOf(command).length))
  const lines = schoolCommands.map((command) => `  ${wordingOf(command).padEnd(width)}   ${command.meaning}`)
  return `Usage: npm run school -- COMMAND\n\n${lines.join('\n')}\n\nCommands work whether or not the school is running. They find it through DATA_DIR\nor DATABASE_URL, so set those to what the school uses.`
}

function wordingOf({ words, parameters, optional }: SchoolCommand): string {
  return [...words, ...parameters, ...(optional === undefined ? [] : [`[${optional}]`])].join(' ')
}

const expectedErrors = [
  CommandError,
  ConfigError,
  InUseError,
  BackupError,
  MovingError,
  AccountImportError,
  StartError,
]

/** A folder or file that an operator named is not there, or something else is. */
function isAboutPath(error: Error): boolean {
  const { code = '', path } = error as NodeJS.ErrnoException
  return path !== undefined && ['ENOENT', 'ENOTDIR', 'EISDIR', 'EEXIST'].includes(code)
}

/** The message for an error that an operator can fix; undefined for a fault of ours. */
function messageFor(error: unknown): string | undefined {
  if (expectedErrors.some((expected) => error instanceof expected)) return (error as Error).message
  if (error instanceof Error && 'code' in error && (error.code === 'EACCES' || error.code === 'EPERM'))
    return `${error.message}. Run this as the user that runs the school.`
  if (error instanceof Error && 'code' in error && error.code === 'ENOSPC')
    return 'There is no space left on the disk. Make some room, then try again.'
  if (error instanceof Error && 'code' in error && error.code === 'EROFS')
    return `${error.message}. The disk can only be read, as Linux leaves a disk that has errors.`
  if (error instanceof Error && isAboutPath(error)) return `${error.message}.`
  return undefined
}
