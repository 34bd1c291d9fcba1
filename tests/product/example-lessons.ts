import { mkdir, mkdtemp, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const authoringPage = join(import.meta.dirname, '../../docs/authoring.md')

/** The example lessons of the authors' page; other examples are parts of a lesson. */
export async function readExamples(): Promise<string[]> {
  const page = await readFile(authoringPage, 'utf8')
  return [...page.matchAll(/^````md\n(?<text>---\n[\s\S]*?)^````$/gm)].map(({ groups }) => groups?.['text'] ?? '')
}

/** A folder with one block for each example lesson and the media that they show, as a school might provide it. */
export async function writeExamples(): Promise<string> {
  const directory = await mkdtemp(join(tmpdir(), 'examples-'))
  await mkdir(join(directory, 'media'))
  for (const [index, text] of (await readExamples()).entries()) {
    const block = join(directory, `example-${index}`)
    await mkdir(block)
    await writeFile(join(block, 'lesson.md'), text)
    for (const [address] of text.matchAll(/\/media\/[\w.]+/g)) await writeFile(join(directory, address), '')
  }
  return directory
}
