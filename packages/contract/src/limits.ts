/** Numbers that both sides obey. Source: specification §9 unless a line says otherwise. */

/** A saved or submitted challenge, as serialised JSON (specification §5). */
export const maxPayloadBytes = 102_400

/** How often the client retries a completion before it keeps it for later. */
export const completionRetries = 3

/** How often a client navigation retries `/page-data`. */
export const pageDataRetries = 3

export const testTimeoutMs = 5000
export const previewTimeoutMs = 2500
/** A Python program may think longer: its output streams, nothing freezes, and Stop is beside it. */
export const pythonPreviewTimeoutMs = 10_000
export const previewDebounceMs = 700
export const pythonCancelGraceMs = 1000
export const codeSaveIntervalMs = 5000
export const usernameCheckDebounceMs = 2000
export const automaticSignOutMs = 6 * 60 * 60 * 1000
export const flashTransitionMs = 500
export const flashIdLength = 21

/** Loop guards: how long one loop may run before it is left (behaviours.md §1). */
export const previewLoopLimitMs = 100
export const testLoopLimitMs = 1500

/** Compilers: one task, one style sheet (specification §9), and one look at all types, on an old phone. */
export const buildTaskTimeoutMs = 1000
export const stylesheetTimeoutMs = 5000
export const typeCheckTimeoutMs = 20_000

/** Texts of a profile (api.md §5); an address as long as browsers take it. */
export const maxAboutLength = 288
export const maxNameLength = 100
export const maxLinkLength = 1024
export const minPortfolioTitleLength = 2
export const maxPortfolioTitleLength = 144
export const maxPortfolioDescriptionLength = 288
export const maxPortfolioItems = 50
export const maxReportLength = 5000

/** Changing the e-mail address (api.md §5). */
export const emailLinkLifetimeMs = 15 * 60 * 1000
export const emailLinkIntervalMs = 5 * 60 * 1000

/** How long the link in a notice works, and an old address is kept for its account. */
export const undoLifetimeMs = 72 * 60 * 60 * 1000
/** How far before the change that it was sent for an undo goes back. */
export const undoReachMs = 7 * 24 * 60 * 60 * 1000

/** The name of a certification in a claim (api.md §9). */
export const maxCertSlugLength = 1024

/** A submission is taken for no older than this, however long it says that it waited. */
export const maxWaitedMs = 365 * 24 * 60 * 60 * 1000

/** A link to a finished project (api.md §10). */
export const maxProjectLinkLength = 1024

export const timelineRowsPerPage = 15

/** Of a challenge, 24 digits; of a certification it may be a UUID. */
export const maxCompletionIdLength = 36

/** Lengths of text that a person types (RFC 5321 §4.5.3.1 for e-mail). */
export const maxEmailLength = 254
export const maxEmailLocalPartLength = 64
export const minUsernameLength = 3
export const maxUsernameLength = 1000

/** Names that are chosen from now on (decision 33); longer ones of before go on. */
export const maxNewUsernameLength = 40
export const usernamesPerMonth = 3
export const usernameMonthMs = 30 * 24 * 60 * 60 * 1000
/** Whoever bore a name for so long keeps it for ever; a name that was left sooner is free after a while. */
export const usernameKeptAfterMs = 7 * 24 * 60 * 60 * 1000
export const usernameQuarantineMs = 30 * 24 * 60 * 60 * 1000

/** Sign-in by e-mail (security.md §3). */
export const signInTokenLifetimeMs = 10 * 60 * 1000
export const signInCodeTries = 5
export const signInCodeLength = 8
/** Mails with a code or link to one address: for its owner, and as many again for strangers. */
export const mailsPerAddressAndHour = 3
export const mailsPerAddressAndDay = 8
/** How many of the strangers' may be asked for from one IPv4 /24 or IPv6 /48. */
export const mailsPerAddressAndSiteAndHour = 2
export const mailsPerAddressAndSiteAndDay = 4
/** How long a browser stays known to an account; browsers keep a cookie no longer than this. */
export const knownBrowserLifetimeMs = 400 * 24 * 60 * 60 * 1000
export const knownBrowsersPerAccount = 20
export const marksPerBrowser = 5
export const knownNetworkLifetimeMs = 30 * 24 * 60 * 60 * 1000
export const sessionIdleMs = 7 * 24 * 60 * 60 * 1000
export const sessionLifetimeMs = 30 * 24 * 60 * 60 * 1000
/** How long a sign-in, or a confirmation, lets a camper do what concerns the whole account. */
export const confirmationLifetimeMs = 10 * 60 * 1000
export const passkeyChallengeLifetimeMs = 5 * 60 * 1000
export const maxPasskeys = 20
export const recoveryCodes = 10
/** Letters of an alphabet of 32: 80 bits. */
export const recoveryCodeLength = 16

/** For the remote editor: 900 days (api.md §8). */
export const userTokenLifetimeMs = 77_760_000_000

/** A paper of an exam can be handed in for a day; until then no other is drawn (security.md §1c). */
export const examPaperLifetimeMs = 24 * 60 * 60 * 1000
/** An answer sheet may be on its way for as long as this. */
export const examGraceMs = 30_000
export const answersOnPaper = 5

/** What may be given, in cents; and how much must be learned before a card is charged (api.md §13). */
export const donationAmounts = [500, 1000, 2000, 4000] as const
export const completionsBeforeCard = 3
