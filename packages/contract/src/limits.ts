/** Numbers that server and web app share; docs/reference/limits.md gives the reasons. */

/** A saved or submitted challenge, as serialized JSON (docs/reference/limits.md, “Work”). */
export const maxPayloadBytes = 102_400

/** A form without scripts: the answers to a long quiz, or two links, as browsers write them. */
export const maxFormBytes = 16_384

/** How often the client retries a completion before it stores it for later. */
export const completionRetries = 3

/** How often a client navigation retries `/page-data`. */
export const pageDataRetries = 3

/** The pause before the first retry; later ones are longer. */
export const retryStaggerMs = 100

export const testTimeoutMs = 5000
export const previewTimeoutMs = 2500
/** A Python program may run longer: its output streams, nothing freezes, and Stop is beside it. */
export const pythonPreviewTimeoutMs = 10_000
/** The whole program: PostgreSQL cannot be interrupted here, so its worker is ended. */
export const sqlPreviewTimeoutMs = 5000
/** The script, and all commands that were typed after it: its worker is ended. */
export const shellPreviewTimeoutMs = 5000
export const previewDebounceMs = 700
export const pythonCancelGraceMs = 1000
export const codeSaveIntervalMs = 5000
export const usernameCheckDebounceMs = 2000
export const automaticSignOutMs = 6 * 60 * 60 * 1000
export const flashTransitionMs = 500
export const headerShadowAfterPx = 20
/** Short gaps in a connection, and pages that open quickly, are not worth a notice. */
export const offlineNoticeMs = 5000
/** By then, what a page shows at first has been loaded on most lines. */
export const latePartsAfterMs = 5000
export const slowPageNoticeMs = 1000
export const flashIdLength = 21

/** How long a loop may run, looked at once in so many turns (docs/reference/workshop.md, “Loop guards”). */
export const previewLoopLimit = { ms: 100, turnsBetweenLooks: 100 } as const
export const testLoopLimit = { ms: 1500, turnsBetweenLooks: 2000 } as const

/**
 * Compilers: one task, one style sheet, and one check of all types on an old phone
 * (docs/reference/workshop.md, “Compilers”).
 */
export const buildTaskTimeoutMs = 1000
export const stylesheetTimeoutMs = 5000
export const typeCheckTimeoutMs = 20_000

/** Texts of a profile (docs/reference/limits.md, “Profile texts”). */
export const maxAboutLength = 288
export const maxNameLength = 100
/** The longest address that every browser opens. */
export const maxLinkLength = 2082
export const minPortfolioTitleLength = 2
export const maxPortfolioTitleLength = 144
export const maxPortfolioDescriptionLength = 288
export const maxPortfolioItems = 50
export const maxReportLength = 5000

/** Reports about lessons (docs/reference/limits.md, “Requests”). */
export const maxReportDetailsLength = 1500
export const openReportsPerLesson = 50
/** Later ones are kept without their code. */
export const openReportsWithCode = 500
export const lessonReportsPerHour = 30
/** How long the counts of lessons are kept. */
export const lessonCountDays = 90

/** Changing the email address (docs/reference/limits.md, “Email”). */
export const emailLinkLifetimeMs = 15 * 60 * 1000
export const emailLinkIntervalMs = 5 * 60 * 1000

/** How long the link in a notice works and a former address stays reserved for its account. */
export const undoLifetimeMs = 72 * 60 * 60 * 1000
/** How long before the reported change an undo restores the account to. */
export const undoReachMs = 7 * 24 * 60 * 60 * 1000

/** What a reader searches for, and how long the page waits for the next key before it asks. */
export const maxSearchLength = 100
export const searchDebounceMs = 150

/** The name of a certification in a claim. */
export const maxCertSlugLength = 1024

/** The maximum age of a submission, whatever waiting time it claims. */
export const maxWaitedMs = 365 * 24 * 60 * 60 * 1000

/** Answers about finished lessons in one call (docs/reference/limits.md, “Work”). */
export const maxReviewsAtOnce = 1000

/** Lessons that a browser counts as done before an account does (docs/reference/limits.md, “Work”). */
export const maxLessonsDone = 4000

/** Why an operator did something, and how much of a list their pages show at once (docs/operating.md). */
export const maxReasonLength = 500
export const rowsPerOperatorPage = 50

/** What is counted of a visit (docs/reference/limits.md, “Requests”). */
export const maxEventsAtOnce = 20
export const maxLoggedTests = 200

/** What one camper may ask for (docs/reference/limits.md, “Requests”). */
export const claimsPerMinute = 30
export const picturesPerMinute = 60
/** Whole answers; those that are unchanged do not count. */
export const sessionUsersPerMinute = 120
/** Characters of a camper's own code, with whole answers. */
export const codePerMinute = 40_000_000
/** Calls of one kind that change something and have no limit of their own. */
export const changesPerMinute = 300
/** Calls that hold the lock on the caller's account for long; more are refused. */
export const lockingCallsAtOnce = 3
/** All other calls of one camper that change something; more wait. */
export const changesAtOnce = 3
/** Answers to changes and exports that one session has not read; more wait. */
export const unreadAnswers = 3

/** Of whole accounts that one session, and of profiles that one network, has not read; more are refused. */
export const unreadBytes = 40_000_000
/** Requests of one connection that are not answered yet. Browsers and proxies have one at a time. */
export const requestsPerConnection = 20

export const timelineRowsPerPage = 15

/** A challenge's id has 24 digits; a certification's may be a UUID. */
export const maxCompletionIdLength = 36

/** Lengths of texts that a person types (RFC 5321 §4.5.3.1 for email). */
export const maxEmailLength = 254
export const maxEmailLocalPartLength = 64
export const minUsernameLength = 3
export const maxUsernameLength = 1000

/** Names chosen from now on (decision 33); longer existing ones stay valid. */
export const maxNewUsernameLength = 40
export const usernamesPerMonth = 3
export const usernameMonthMs = 30 * 24 * 60 * 60 * 1000
/** A name used for this long stays reserved forever; one given up sooner becomes free after a while (decision 33). */
export const usernameKeptAfterMs = 7 * 24 * 60 * 60 * 1000
export const usernameQuarantineMs = 30 * 24 * 60 * 60 * 1000

/** Sign-in by email (docs/reference/limits.md, “Sign-in”). */
export const signInTokenLifetimeMs = 10 * 60 * 1000
export const signInCodeTries = 5
export const signInCodeLength = 8
/** Mails with a code or link to one address: for its owner, and as many again for strangers. */
export const mailsPerAddressAndHour = 3
export const mailsPerAddressAndDay = 8
/** How many of the strangers' mails may be requested from one IPv4 /24 or IPv6 /48. */
export const mailsPerAddressAndSiteAndHour = 2
export const mailsPerAddressAndSiteAndDay = 4
/** How long an account knows a browser; browsers keep a cookie no longer than this. */
export const knownBrowserLifetimeMs = 400 * 24 * 60 * 60 * 1000
export const knownBrowsersPerAccount = 20
export const marksPerBrowser = 5
export const knownNetworkLifetimeMs = 30 * 24 * 60 * 60 * 1000
export const sessionIdleMs = 7 * 24 * 60 * 60 * 1000
export const sessionLifetimeMs = 30 * 24 * 60 * 60 * 1000
/** More devices than anyone has; a program that signs in again and again does not fill the list. */
export const sessionsPerAccount = 50
/** How long after signing in or confirming a camper may do what concerns the whole account. */
export const confirmationLifetimeMs = 10 * 60 * 1000
export const passkeyChallengeLifetimeMs = 5 * 60 * 1000
export const maxPasskeys = 20
export const recoveryCodes = 10
/** Letters of an alphabet of 32: 80 bits. */
export const recoveryCodeLength = 16

/** For the remote editor: 900 days (docs/reference/api.md, “User tokens”). */
export const userTokenLifetimeMs = 77_760_000_000

/**
 * A paper of an exam can be submitted for a day; no other is drawn in that time (docs/reference/limits.md, “Exams”).
 */
export const examPaperLifetimeMs = 24 * 60 * 60 * 1000
/** How long an answer sheet may be on its way. */
export const examGraceMs = 30_000
export const answersOnPaper = 5

/** 18 of 20 questions, 9 of 10 (docs/reference/limits.md, “Quizzes”). */
export const quizPassPercent = 90

/**
 * The amounts of donations in cents, and how many challenges must be completed before a card is charged
 * (docs/reference/limits.md, “Donations”).
 */
export const donationAmounts = [500, 1000, 2000, 4000] as const
export const defaultDonationAmount = 500
/** The tier that is chosen at first where a donation is asked for. */
export const preselectedDonationAmount = 2000
/** Donors of other years may have one of the others. */
export const donationPlanAmounts = [500, 1000, 2000, 3000, 4000, 5000] as const
export const completionsBeforeCard = 3
