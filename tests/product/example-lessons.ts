import { mkdir, mkdtemp, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const authoringPage = join(import.meta.dirname, '../../docs/authoring.md')

/** The example lessons of the authors' page. */
export async function readExamples(): Promise<string[]> {
  const page = await readFile(authoringPage, 'utf8')
  return [...page.matchAll(/^````md\n(?<text>[\s\S]*?)^````$/gm)].map(({ groups }) => groups?.['text'] ?? '')
}

/** A folder with one block for each example lesson, as a school might provide it. */
export async function writeExamples(): Promise<string> {
  const directory = await mkdtemp(join(tmpdir(), 'examples-'))
  for (const [index, text] of (await readExamples()).entries()) {
    const block = join(directory, `example-${index}`)
    await mkdir(block)
    await writeFile(join(block, 'lesson.md'), text)
  }
  return directory
}
