import { challengeTypeName, type ChallengeTypeName } from '@cairn/contract'
import type { ChallengeFrontMatter } from './challenge-front-matter.ts'

type Key = keyof ChallengeFrontMatter

type Requirement = {
  /** Sections that a type requires; of a list, one is enough. */
  sections: readonly (string | readonly string[])[]
  /** Front matter keys that a type requires; of a list, one is enough. */
  keys?: readonly (Key | readonly Key[])[]
}

const code: Requirement = { sections: ['description', 'hints', 'seed'] }
const text: Requirement = { sections: ['description'] }
const repository: Requirement = { sections: ['description'], keys: ['url'] }

/** What a lesson requires: what its type does, or, with an environment of its own, code. */
export function requirementsOf({ challengeType, environment }: ChallengeFrontMatter): Requirement {
  return environment === undefined ? typeRequirements[challengeTypeName(challengeType)] : code
}

/** Requirements of each challenge type (docs/reference/lesson-format.md, “Challenge types”). */
const typeRequirements: Readonly<Record<ChallengeTypeName, Requirement>> = {
  html: code,
  js: code,
  backend: { sections: ['description', 'hints'] },
  frontEndProject: text,
  backEndProject: { sections: ['description', 'hints'] },
  jsProject: code,
  modern: code,
  step: code,
  quiz: { sections: ['quizzes'] },
  invalid: text,
  pythonProject: text,
  video: { sections: [['questions', 'question']], keys: [['videoId', 'videoFiles']] },
  codeAllyPractice: repository,
  codeAllyCert: repository,
  multifileCertProject: code,
  theOdinProject: { sections: ['description', ['questions', 'question', 'assignment']] },
  colab: text,
  exam: text,
  msTrophy: { sections: ['description'], keys: ['msTrophyId'] },
  multipleChoice: { sections: [['questions', 'question']] },
  python: code,
  dialogue: { sections: ['description', 'scene', 'assignment'] },
  fillInTheBlank: { sections: ['fillInTheBlank'] },
  multifilePythonCertProject: code,
  generic: { sections: [['description', 'interactive']] },
  lab: code,
  jsLab: code,
  pyLab: code,
  dailyChallengeJs: code,
  dailyChallengePy: code,
  examDownload: text,
  review: { sections: [['description', 'interactive']] },
  remoteWorkshop: repository,
  remoteLab: repository,
}
