/** Names that GitHub allows; the text after a colon is the tutorial's version. */
const tutorial = /^(?<owner>[\w.-]+)\/(?<repository>[\w.-]+)(?::[\w./-]+)?$/

/** The repository of a tutorial; undefined unless it belongs to `owner`. GitHub names are case-insensitive. */
export function repositoryOf(tutorialId: string, ourOwner: string): string | undefined {
  const { owner, repository } = tutorial.exec(tutorialId)?.groups ?? {}
  return owner?.toLowerCase() === ourOwner.toLowerCase() ? repository : undefined
}
