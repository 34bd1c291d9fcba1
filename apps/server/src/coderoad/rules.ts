/** Names that GitHub allows; the text after a colon is the tutorial's version. */
const tutorial = /^(?<owner>[\w.-]+)\/(?<repository>[\w.-]+)(?::[\w./-]+)?$/

/** The repository of a tutorial; undefined unless one of `owners` has it. GitHub names are case-insensitive. */
export function repositoryOf(tutorialId: string, owners: readonly string[]): string | undefined {
  const { owner, repository } = tutorial.exec(tutorialId)?.groups ?? {}
  const isOurs = owners.some((ours) => ours.toLowerCase() === owner?.toLowerCase())
  return isOurs ? repository : undefined
}
