import { accessSync, constants, existsSync, statfsSync } from 'node:fs'
import { broken, type Finding, good, odd } from './finding.ts'

/** PostgreSQL stops with less than one file of its log. */
const neededBytes = 64 * 1024 ** 2
const comfortableBytes = 1024 ** 3

/** A folder that the school writes to; `name` is the setting that names it. */
export function checkFolder(name: string, folder: string): Finding[] {
  if (!existsSync(folder)) return [broken(`${name}=${folder} is not there. Make it, or correct ${name}.`)]
  try {
    accessSync(folder, constants.W_OK)
  } catch {
    return [
      broken(`${name}=${folder} cannot be written by this user. Run this as the user that runs the school.`),
    ]
  }
  const { bavail, bsize } = statfsSync(folder)
  const free = bavail * bsize
  const megabytes = Math.floor(free / 1e6)
  if (free < neededBytes) return [broken(`The disk of ${name} is full: ${megabytes} MB are left.`)]
  return free < comfortableBytes
    ? [odd(`The disk of ${name} is almost full: ${megabytes} MB are left.`)]
    : [good(`${name} can be written, and has ${Math.floor(free / 1e9)} GB left.`)]
}
