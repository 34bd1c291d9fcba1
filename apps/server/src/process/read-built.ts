import { StartError } from './start-error.ts'

/**
 * Reads a part of the build in `directory`.
 *
 * @throws StartError when the part is missing, incomplete or invalid.
 */
export async function readBuilt<Result>(directory: string, read: () => Promise<Result>): Promise<Result> {
  try {
    return await read()
  } catch (error) {
    const [reason = ''] = String(error).split('\n', 1)
    if (isPackageMissing(error)) {
      throw new StartError(
        `BUILD_DIR=${directory} is outside the project, so its packages cannot be found. Choose a folder inside the project.`,
      )
    }
    throw new StartError(
      `The build in ${directory} is incomplete (${reason}). Run npm start to build it again.`,
    )
  }
}

function isPackageMissing(error: unknown): boolean {
  const isMissing = error instanceof Error && 'code' in error && error.code === 'ERR_MODULE_NOT_FOUND'
  return isMissing && error.message.startsWith('Cannot find package')
}
