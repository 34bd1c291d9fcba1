/** What a section may contain: `text`, only code `fences`, or only `sections`. */
type Content = 'text' | 'fences' | 'sections'

export type SectionRule = {
  content: Content
  /** Whether it may be repeated within its parent. */
  repeats?: true
  children?: Readonly<Record<string, SectionRule>>
}

const text: SectionRule = { content: 'text' }
const fences: SectionRule = { content: 'fences' }
/** Text or lists: a repetition continues where the first ended. */
const joinable: SectionRule = { content: 'text', repeats: true }

const answers: SectionRule = {
  content: 'text',
  children: { feedback: joinable, 'audio-id': joinable },
}
const repeated = (rule: SectionRule): SectionRule => ({ ...rule, repeats: true })

const questions: SectionRule = {
  content: 'sections',
  repeats: true,
  children: { text: joinable, answers: repeated(answers), 'video-solution': joinable },
}

/** Every section of the format, with what it may contain. */
export const sectionRules: Readonly<Record<string, SectionRule>> = {
  description: joinable,
  instructions: joinable,
  interactive: {
    content: 'text',
    children: { description: joinable, files: repeated(fences), instructions: joinable },
  },
  hints: joinable,
  'hidden-hints': joinable,
  'before-all': fences,
  'before-each': fences,
  'after-each': fences,
  'after-all': fences,
  seed: {
    content: 'sections',
    children: {
      'seed-contents': fences,
      'seed-changes': fences,
      'before-user-code': fences,
      'after-user-code': fences,
    },
  },
  solutions: text,
  equivalent: text,
  questions,
  question: questions,
  assignment: joinable,
  fillInTheBlank: {
    content: 'sections',
    children: { sentence: text, blanks: { content: 'text', children: { feedback: joinable } } },
  },
  scene: fences,
  transcript: joinable,
  explanation: joinable,
  'worked-example': joinable,
  quizzes: {
    content: 'sections',
    children: {
      quiz: {
        content: 'sections',
        repeats: true,
        children: {
          question: {
            content: 'sections',
            repeats: true,
            children: { text, distractors: text, answer: text, audio: fences },
          },
        },
      },
    },
  },
  notes: joinable,
  'speaking-section': { content: 'sections', children: { sentence: text, 'speaking-audio': fences } },
}
