import { copyFile, mkdir, readdir, rename, rm, stat } from 'node:fs/promises'
import { dirname, join, sep } from 'node:path'
import type { CompiledCurriculum } from './compiled-curriculum.ts'

/** Copies what has changed to `media/`, and removes what is no longer in the curriculum. */
export async function writeMedia({ media }: CompiledCurriculum, directory: string): Promise<void> {
  const folder = join(directory, 'media')
  await mkdir(folder, { recursive: true })
  for (const { name, source } of media) await copyChanged(source, join(directory, name))
  const current = new Set(media.map(({ name }) => join(directory, name)))
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    const path = `${entry.parentPath}${sep}${entry.name}`
    if (entry.isFile() && !current.has(path)) await rm(path)
  }
}

/** A reader sees the old file or the new one. */
async function copyChanged(source: string, target: string): Promise<void> {
  const [from, to] = await Promise.all([stat(source), stat(target).catch(() => undefined)])
  if (to && to.size === from.size && to.mtimeMs >= from.mtimeMs) return
  await mkdir(dirname(target), { recursive: true })
  const next = `${target}.${process.pid}.new`
  await copyFile(source, next)
  await rename(next, target)
}
