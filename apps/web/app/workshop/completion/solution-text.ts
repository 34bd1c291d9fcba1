type SolutionFile = { name: string; ext: string; contents: string }

/** A solution as one text file (docs/reference/workshop.md, “Completion”). */
export function solutionText(title: string, files: readonly SolutionFile[]): { name: string; text: string } {
  const [first, ...others] = files
  const text = first && others.length === 0 ? first.contents : files.map(withBorders).join('\n\n')
  return { name: textFileName(title), text }
}

/** The name of a text file about a lesson. */
export function textFileName(title: string): string {
  const slug = title
    .toLowerCase()
    .replaceAll(/[^\p{Letter}\p{Number}]+/gu, '-')
    .replaceAll(/^-|-$/g, '')
  return `${slug}.txt`
}

function withBorders({ name, ext, contents }: SolutionFile): string {
  const path = `${name}.${ext}`
  return `** start of ${path} **\n\n${contents}\n\n** end of ${path} **`
}
