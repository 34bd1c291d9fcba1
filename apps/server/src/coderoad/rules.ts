/** Names as GitHub allows them; what stands after a colon is the tutorial's version. */
const tutorial = /^(?<owner>[\w.-]+)\/(?<repository>[\w.-]+)(?::[\w./-]+)?$/

/** The repository of a tutorial; undefined when it is nobody's, or not that owner's. GitHub knows no case. */
export function repositoryOf(tutorialId: string, ourOwner: string): string | undefined {
  const { owner, repository } = tutorial.exec(tutorialId)?.groups ?? {}
  return owner?.toLowerCase() === ourOwner.toLowerCase() ? repository : undefined
}
