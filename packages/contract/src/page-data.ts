import type { Certificate } from './entities/certificate.ts'
import type { Challenge } from './entities/challenge.ts'
import type { CertificateStanding } from './entities/credential.ts'
import type { CurriculumSource } from './entities/curriculum-source.ts'
import type { BlockOutline, ChallengeOutline, SuperBlockOutline } from './entities/curriculum.ts'
import type { DonationSettings } from './entities/donation.ts'
import type { ExamOutline } from './entities/exam.ts'
import type { Notice } from './entities/notice.ts'
import type { Problem } from './entities/problem.ts'
import type { CompletionOutline, ShownProfile } from './entities/profile.ts'
import type { RefusedLesson } from './entities/refused-lesson.ts'
import type { SearchResult } from './entities/search-result.ts'
import type { ExperimentName, Variant } from './features.ts'
import type { FrameConfiguration } from './frame-configuration.ts'
import type { Language } from './languages.ts'

/** A course as its tile shows it. */
export type SuperBlockTile = Pick<
  SuperBlockOutline,
  'id' | 'title' | 'stage' | 'summary' | 'translationPending'
> & {
  challengeCount: number
}

/** A block as a page of its course shows it. */
export type ShownBlock = Omit<BlockOutline, 'challenges' | 'helpCategory' | 'isUpcomingChange'> & {
  challengeCount: number
  /** Where the block begins; null without lessons. */
  first: Omit<ChallengeOutline, 'title' | 'introduction'> | null
  /** Left out for a block that is folded at first: its lessons are in its own page's data. */
  challenges?: ChallengeOutline[]
}

/** A block of a course with very many of them: the rest of it is in the data of the block's own page. */
export type ListedBlock = Pick<
  ShownBlock,
  'dashedName' | 'name' | 'translationPending' | 'challengeCount'
> & { first?: undefined }

/** A course as its page shows it. */
export type ShownCourse = Omit<SuperBlockOutline, 'blocks'> & { blocks: (ShownBlock | ListedBlock)[] }

/** A requirement of a certification: a project, an exam, or another certification. */
export type CertificationRequirement = {
  id: string
  title: string
  /** Null if there is no such lesson here. */
  path: string | null
}

/** What the pages of a lesson and of its course say about an exam before it starts. */
export type ExamFacts = Pick<ExamOutline, 'numberOfQuestionsInExam' | 'passingPercent'> & {
  /** Null: as long as a paper is open, which is a day. */
  timeLimitMinutes: number | null
  prerequisites: CertificationRequirement[]
}

/** A certification that can be claimed here. */
export type CertificationOffer = {
  id: string
  slug: string
  title: string
  requirements: CertificationRequirement[]
}

/**
 * The content of a screen, by address: the server's first render and `/page-data/<path>/page-data.json` return the
 * same value. It never depends on who is asking, so it can be cached for everyone; a profile contains only what its
 * owner shows to all.
 */
export type PageData =
  | { screen: 'home'; superBlocks: SuperBlockTile[] }
  | { screen: 'learn'; superBlocks: SuperBlockTile[] }
  | {
      screen: 'super-block'
      /** BCP 47 language of its lessons; another than the page's where the course is not translated. */
      lessonLanguage: string
      superBlock: ShownCourse
      /** The certification that the course leads to; null if there is none to claim here. */
      certification: CertificationOffer | null
      /** The course to take in place of this one, if this school has it. */
      successor: { title: string; path: string } | null
      /** The exams in its blocks, by the ids of the lessons that lead to them. */
      exams: Readonly<Record<string, ExamFacts>>
    }
  /** One block of a course, with all its lessons. */
  | {
      screen: 'block'
      /** BCP 47 language of its lessons. */
      lessonLanguage: string
      superBlock: Pick<SuperBlockOutline, 'id' | 'title'>
      block: ShownBlock & { challenges: ChallengeOutline[] }
      /** Its exams, by the ids of the lessons that lead to them. */
      exams: Readonly<Record<string, ExamFacts>>
    }
  | {
      screen: 'challenge'
      /** BCP 47 language of the lesson. */
      lessonLanguage: string
      challenge: Challenge
      superBlock: Pick<SuperBlockOutline, 'id' | 'title' | 'partner'>
      block: BlockOutline
      /** Position in the block, counted from 1. */
      position: number
      previousPath: string | null
      nextPath: string | null
      /** Null for a lesson without an exam here. */
      exam: ExamFacts | null
      /** What comes after the block: the next one with lessons, or the next course; null at the very end. */
      following: { kind: 'block' | 'course'; title: string; path: string } | null
    }
  /** A lesson that the compiler refused, at its address. */
  | ({
      screen: 'refused-lesson'
      /** BCP 47 language of its title. */
      lessonLanguage: string
      superBlock: Pick<SuperBlockOutline, 'id' | 'title'>
      previousPath: string | null
      nextPath: string | null
    } & Pick<RefusedLesson, 'title' | 'problems'>)
  | { screen: 'search'; query: string; results: SearchResult[] }
  | { screen: 'settings'; certifications: CertificationOffer[] }
  /** Why a certificate is not shown. */
  | { screen: 'certification'; notice: Notice }
  | {
      screen: 'certification'
      certificate: Certificate
      /** Why the school does not stand behind it, which the page says before anything else. */
      standing: CertificateStanding | null
      requirements: (CertificationRequirement & { completed: CompletionOutline | null })[]
    }
  | ({ screen: 'profile' } & ShownProfile)

export type PageDataOf<Screen extends PageData['screen']> = Extract<PageData, { screen: Screen }>

/** The person who signs the school's certificates. */
export type CertificateSigner = {
  name: string
  /** What they are at the school; null: not said. */
  title: string | null
  /** Whether there is a picture of their handwritten name, at `paths.signaturePicture`. */
  hasSignature: boolean
}

/** How a sign-in code reaches its camper: by mail, shown on this very machine, or from the school's operator. */
export type CodeDelivery = 'mail' | 'local-outbox' | 'operator'

/** Facts about this installation that pages need. */
export type SiteConfiguration = {
  /** Changes with these facts and with the code of the pages. */
  version: string
  /** Scheme, host and port of the app itself, for canonical addresses. */
  appOrigin: string
  /** Address of the runner's documents, on another origin than the app (docs/reference/workshop.md, “Sandbox”). */
  runnerUrl: string
  /** Path of the runner's large files (Python), which the app fetches and hands to the runner. */
  runnerAssetsPath: string
  /** True while an author works: open pages follow the lessons' files. */
  isAuthoring: boolean
  frame: FrameConfiguration
  /** Null: the school itself stands for its certificates. */
  certificateSigner: CertificateSigner | null
  /** BCP 47 language of the lessons of pages in languages without lessons of their own. */
  lessonLanguage: string
  /** Whose lessons these are; null for the school's own. */
  curriculumSource: CurriculumSource | null
  /** The languages with lessons of their own. */
  lessonLanguages: Language[]
  codeDelivery: CodeDelivery
  /** Other services for signing in, in the order of their buttons. */
  signInProviders: { id: string; name: string }[]
  /** Address of the school's forum, without a trailing slash; null for a school without one. */
  forumUrl: string | null
  /** Addresses of the school's news and radio; null for a school without them. */
  newsUrl: string | null
  radioUrl: string | null
  /** Page of another search, with `{query}` where the words go; null for a school without one. */
  searchUrl: string | null
  /** Address of the remote editor; null for a school without one. */
  remoteEditorUrl: string | null
  /** How donations are taken; null for a school that takes none, whose pages do not mention money. */
  donations: DonationSettings | null
  /** The variants of experiments that visitors see, and campers who do not take part. */
  defaultVariants: Record<ExperimentName, Variant>
  /** Whether the school counts what happens, for campers who agree. */
  takesEvents: boolean
}

/** Where to find what all pages share, which is the site's configuration: under its version. */
export type AppData = { shared: string }

/** What an author's open page receives: that the lessons have changed, and the mistakes in them. */
export type AuthoringNews = { version: string; problems: Problem[] }
