import { readFile } from 'node:fs/promises'
import { AccountImport } from '@cairn/contract'
import { isStorable } from '#http/storable-text.ts'
import { AccountImportError } from './account-import-error.ts'

/**
 * Reads the file that a camper got as “all your data” from a school.
 *
 * @throws AccountImportError that names what is wrong with it.
 */
export async function readAccountFile(path: string): Promise<AccountImport> {
  const text = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    throw new AccountImportError(`${path} cannot be read: ${error.message}`)
  })
  const parsed = AccountImport.safeParse(parse(text, path))
  if (!parsed.success) {
    const [issue] = parsed.error.issues
    const place = issue?.path.map(String).join('.')
    throw new AccountImportError(
      `${path} is no export of an account, or was changed: ${place || 'the whole'} is not as expected (${issue?.message}).`,
    )
  }
  if (!isStorable(parsed.data))
    throw new AccountImportError(
      `${path} was changed: one of its texts has a null character or half a character, which no school stores.`,
    )
  return parsed.data
}

function parse(text: string, path: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new AccountImportError(`${path} is no export of an account: it is not JSON, or incomplete.`)
  }
}
