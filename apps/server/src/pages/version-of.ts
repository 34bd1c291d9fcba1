import { createHash } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { SiteConfiguration } from '@cairn/contract'

/**
 * Changes with what all pages share: the facts about the school, and the code of its pages, whose files are named after
 * their contents.
 */
export async function versionOf(
  site: Omit<SiteConfiguration, 'version'>,
  clientDirectory: string,
): Promise<string> {
  const files = await readdir(join(clientDirectory, 'assets'))
  const text = JSON.stringify([site, files.toSorted()])
  return createHash('sha256').update(text).digest('hex').slice(0, 20)
}
