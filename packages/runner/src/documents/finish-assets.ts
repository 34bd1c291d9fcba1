import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { compress } from './compress.ts'

/** Compresses the files of a language, and lists them with their sizes. */
export async function finishAssets<Name extends string>(
  directory: string,
  files: Readonly<Record<Name, string>>,
): Promise<Record<Name, { file: string; bytes: number }>> {
  const list = await Promise.all(
    Object.entries<string>(files).map(async ([name, file]) => {
      await compress(join(directory, file))
      return [name, { file, bytes: (await stat(join(directory, file))).size }] as const
    }),
  )
  return Object.fromEntries(list) as Record<Name, { file: string; bytes: number }>
}
