import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** The texts of all seeds and solutions of a folder of lessons, each once, by the language of their fences. */
export async function curriculumTexts(directory: string): Promise<(...languages: string[]) => string[]> {
  const files = (await readdir(directory, { recursive: true })).filter((file) => file.endsWith('.md'))
  const found = new Map<string, Set<string>>()
  for (const file of files) {
    for (const { language, text } of codeIn(await readFile(join(directory, file), 'utf8'))) {
      found.set(language, (found.get(language) ?? new Set()).add(text))
    }
  }
  return (...languages) => languages.flatMap((language) => [...(found.get(language) ?? [])])
}

const sections = /^# --(?:seed|solutions)--$(?<body>[\s\S]*?)(?=^# --|(?![\s\S]))/gm
const fences = /^```(?<language>\w+)\n(?<text>[\s\S]*?)^```$/gm
const names: Readonly<Record<string, string>> = { javascript: 'js', typescript: 'ts', python: 'py' }

function codeIn(lesson: string): { language: string; text: string }[] {
  const bodies = [...lesson.matchAll(sections)].map(({ groups }) => groups?.['body'] ?? '')
  return bodies.flatMap((body) =>
    [...body.matchAll(fences)].map(({ groups: { language = '', text = '' } = {} }) => ({
      language: names[language] ?? language,
      text: text.replaceAll(/^--fcc-editable-region--\n/gm, ''),
    })),
  )
}
