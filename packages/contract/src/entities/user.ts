import * as z from 'zod/mini'
import { languageNames } from '../languages.ts'
import { CertificationFlags } from './certification-flags.ts'
import { HeldCertifications } from './held-certifications.ts'
import {
  CompletedChallenge,
  CompletedExam,
  ExamResults,
  PartialCompletion,
  SavedChallenge,
} from './submission.ts'
import { Survey } from './survey.ts'

export const Theme = z.enum(['default', 'night'])
export type Theme = z.infer<typeof Theme>

/** The switches of a profile (docs/reference/api.md, “Public profile”). `isLocked` hides everything. */
export const ProfileUi = z.object({
  isLocked: z.boolean(),
  showAbout: z.boolean(),
  showCerts: z.boolean(),
  showDonation: z.boolean(),
  showHeatMap: z.boolean(),
  showLocation: z.boolean(),
  showName: z.boolean(),
  showPoints: z.boolean(),
  showPortfolio: z.boolean(),
  showTimeLine: z.boolean(),
})
export type ProfileUi = z.infer<typeof ProfileUi>

export const PortfolioItem = z.object({
  id: z.string(),
  title: z.string(),
  url: z.string(),
  image: z.string(),
  description: z.string(),
})
export type PortfolioItem = z.infer<typeof PortfolioItem>

/** Keys are whole seconds since 1970; the value is always 1 (docs/reference/api.md, “Points and calendar”). */
export const Calendar = z.record(z.string(), z.literal(1))
export type Calendar = z.infer<typeof Calendar>

const sharedFields = {
  ...CertificationFlags.shape,
  ...HeldCertifications.shape,
  /** The same as `isSecureStaticSitesCert`: clients know either spelling. */
  isSecureStaticSites: z.boolean(),
  about: z.string(),
  calendar: Calendar,
  completedChallenges: z.array(CompletedChallenge),
  githubProfile: z.optional(z.string()),
  id: z.string(),
  isCheater: z.boolean(),
  isHonest: z.boolean(),
  linkedin: z.optional(z.string()),
  location: z.string(),
  name: z.string(),
  partiallyCompletedChallenges: z.array(PartialCompletion),
  picture: z.string(),
  portfolio: z.array(PortfolioItem),
  profileUI: ProfileUi,
  twitter: z.optional(z.string()),
  username: z.string(),
  website: z.optional(z.string()),
  yearsTopContributor: z.array(z.string()),
}

/** The signed-in camper, for themselves (docs/reference/api.md, “Session user”). */
export const SessionUser = z.object({
  ...sharedFields,
  acceptedPrivacyTerms: z.boolean(),
  /** The language of the interface that the camper chose last; left out until they choose one. */
  language: z.optional(z.enum(languageNames)),
  /** The camper takes part in experiments, and lets the school count what happens. */
  allowsAnalytics: z.boolean(),
  completedChallengeCount: z.number(),
  completedExams: z.array(CompletedExam),
  completedSurveys: z.array(Survey),
  currentChallengeId: z.string(),
  email: z.string(),
  emailVerified: z.boolean(),
  /** Of the exam that was taken last; left out before the first one. */
  examResults: z.optional(ExamResults),
  isDonating: z.boolean(),
  isEmailVerified: z.boolean(),
  /** ISO 8601. */
  joinDate: z.string(),
  keyboardShortcuts: z.boolean(),
  /** The camper's name at Microsoft Learn, which certifies C#. */
  msUsername: z.optional(z.string()),
  points: z.number(),
  savedChallenges: z.array(SavedChallenge),
  /** Omitted until the camper has said whether mail is welcome. */
  sendQuincyEmail: z.optional(z.boolean()),
  theme: Theme,
  userToken: z.optional(z.string()),
})
export type SessionUser = z.infer<typeof SessionUser>

/** The address and title of a completed challenge. */
export const ChallengePlace = z.object({ title: z.string(), blockName: z.string(), path: z.string() })
export type ChallengePlace = z.infer<typeof ChallengePlace>

/** A camper as others see them, with hidden fields blanked (docs/reference/api.md, “Public profile”). */
export const PublicUser = z.object({
  ...sharedFields,
  isDonating: z.nullable(z.boolean()),
  joinDate: z.string(),
  points: z.nullable(z.number()),
})
export type PublicUser = z.infer<typeof PublicUser>

/** A locked profile shows its name and that it is locked, nothing else. */
export const LockedUser = z.object({
  isLocked: z.literal(true),
  profileUI: ProfileUi,
  username: z.string(),
})
export type LockedUser = z.infer<typeof LockedUser>
