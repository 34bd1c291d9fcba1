import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { RunnerManifest } from '@cairn/contract'
import { broken, type Finding, good } from './finding.ts'

/** What `npm run build` makes and a school cannot do without. */
export async function checkBuild(directory: string, language: string): Promise<Finding[]> {
  const parts = [
    ['lessons', `curriculum/${language}/index.json`, JSON.parse],
    ['runner', 'runner/manifest.json', (text: string) => RunnerManifest.parse(JSON.parse(text))],
    ['pages', 'web/server/index.js', String],
    ['signatures', 'credentials/write.js', String],
  ] as const
  const findings = await Promise.all(
    parts.map(async ([name, path, read]) => {
      const file = join(directory, path)
      const reason = await readFile(file, 'utf8').then(
        (text) => (text === '' ? 'is empty' : reasonOf(() => read(text))),
        (error: NodeJS.ErrnoException) => (error.code === 'ENOENT' ? 'is missing' : String(error)),
      )
      return reason === undefined
        ? []
        : [
            broken(
              `The build of the ${name} is incomplete: ${file} ${reason}. Run npm start or npm run build.`,
            ),
          ]
    }),
  )
  const found = findings.flat()
  return found.length > 0 ? found : [good('The build is complete.')]
}

function reasonOf(read: () => unknown): string | undefined {
  try {
    read()
    return undefined
  } catch {
    return 'is damaged'
  }
}
