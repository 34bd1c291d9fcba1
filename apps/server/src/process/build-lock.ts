import { accessSync, constants } from 'node:fs'
import { join } from 'node:path'
import { lockFile } from './lock-file.ts'
import { StartError } from './start-error.ts'

/** How long the attempt of another process, which holds the lock for an instant, is waited out. */
const attemptMs = 500

/**
 * Protects a build from being replaced while this process serves it; several schools may share one build. Gives the
 * function that ends the protection.
 *
 * @throws StartError while the build is being made.
 */
export function protectBuild(directory: string): () => void {
  // What this process cannot write, it cannot lock either; such a build is shipped, not made here.
  if (!isWritable(directory)) return () => undefined
  const release = lockFile(fileIn(directory), 'shared', attemptMs)
  if (release) return release
  throw new StartError(
    `The build in ${directory} is being made at this moment. Start again when it is ready.`,
  )
}

/** Lets this process alone replace a build; undefined while a school or another build uses the folder. */
export function lockBuild(directory: string): (() => void) | undefined {
  return lockFile(fileIn(directory), 'exclusive', attemptMs)
}

function fileIn(directory: string): string {
  return join(directory, 'use.lock')
}

function isWritable(directory: string): boolean {
  try {
    accessSync(directory, constants.W_OK)
    return true
  } catch {
    return false
  }
}
