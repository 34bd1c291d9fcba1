import type { FileExtension } from '@cairn/contract'
import type { en } from '@cairn/locales'

type HelpCode = {
  name: string
  ext: FileExtension
  contents: string
  /** The part that the camper may change; empty when that is the whole file. */
  editableContents: string
}

export type HelpTopic = {
  forumUrl: string
  category: string
  blockName: string
  challengeTitle: string
  /** Address of the lesson without its query. */
  address: string
  description: string
  files: readonly HelpCode[]
  words: PostWords
}

/** The words around what campers write, in the language of their page. */
export type PostWords = Readonly<Record<keyof typeof en.challenge.help.post, string>>

/** The longest address that forums accept (docs/reference/workshop.md, “Help”). */
const maximumLength = 8000

const fenceNames: Readonly<Record<string, string>> = { js: 'javascript' }
const commentsOf = (ext: FileExtension, text: string): string => {
  if (ext === 'html') return `<!-- ${text} -->`
  if (ext === 'py' || ext === 'sh') return `# ${text}`
  if (ext === 'sql') return `-- ${text}`
  return `/* ${text} */`
}

/** The forum's form for a new topic, filled in; code is shortened until the address fits. */
export function newTopicLink(topic: HelpTopic): string {
  const whole = linkWith(
    topic,
    codeOf(topic.files, (file) => file.contents),
  )
  if (whole.length < maximumLength) return whole
  const region = linkWith(
    topic,
    codeOf(topic.files, ({ editableContents, contents }) => editableContents || contents),
  )
  return region.length < maximumLength ? region : linkWith(topic, warningOf(topic.words))
}

export function searchLink(forumUrl: string, blockName: string, challengeTitle: string): string {
  const isStep = /^step \d+$/i.test(challengeTitle)
  const question = isStep ? `${blockName} - ${challengeTitle}` : challengeTitle
  return `${forumUrl}/search?q=${encodeURIComponent(question)}`
}

function warningOf({ tooLong, placeholder }: PostWords): string {
  return `${tooLong}\n\n\`\`\`\n${placeholder}\n\`\`\``
}

function linkWith(topic: HelpTopic, code: string): string {
  const { forumUrl, category, blockName, challengeTitle, address, words, description } = topic
  const body = [
    `### ${words.happening}\n${description}`,
    `### ${words.code}\n${code}`,
    `### ${words.browser}\n${words.userAgent}`,
    `### ${words.challenge}\n${blockName} - ${challengeTitle}\n${address}`,
  ].join('\n\n')
  const title = `${blockName} - ${challengeTitle}`
  const query = [
    ['category', category],
    ['title', title],
    ['body', body],
  ].map(([name, value = '']) => `${name}=${encodeURIComponent(value)}`)
  return `${forumUrl}/new-topic?${query.join('&')}`
}

function codeOf(files: readonly HelpCode[], textOf: (file: HelpCode) => string): string {
  return files
    .map((file) => {
      const fileName = `${file.name}.${file.ext}`
      const lines = [
        ...(files.length > 1 ? [commentsOf(file.ext, `file: ${fileName}`)] : []),
        withRegion(file, textOf(file)),
      ]
      return `\`\`\`${fenceNames[file.ext] ?? file.ext}\n${lines.join('\n')}\n\`\`\``
    })
    .join('\n')
}

/** Marks the part that the camper may change with comments in the file's own language. */
function withRegion({ ext, editableContents }: HelpCode, text: string): string {
  if (editableContents === '' || text === editableContents || !text.includes(editableContents)) return text
  const start = commentsOf(ext, 'User Editable Region')
  return text.replace(editableContents, () => `${start}\n${editableContents}\n${start}`)
}
