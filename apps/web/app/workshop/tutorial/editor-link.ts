type EditorVisit = {
  /** The editor's page, as the school's operator gave it. */
  editorUrl: string
  /** `owner/name` of the tutorial's repository. */
  repository: string
  /** The lesson's page. */
  returnTo: string
  /** Lets the editor report progress; undefined for visitors. */
  userToken: string | undefined
  /** Passed on from our own address, for editors that hand one to a page of ours. */
  tempToken: string | null
  /** In milliseconds since 1970; a new address is not answered from a cache. */
  openedAt: number
}

/** The address that opens a tutorial in the remote editor (docs/configuration.md, “Remote editor”). */
export function editorLink(visit: EditorVisit): string {
  const address = new URL(visit.editorUrl)
  const { searchParams } = address
  searchParams.set('repoUrl', visit.repository)
  searchParams.set('goBackTo', visit.returnTo)
  if (visit.userToken !== undefined)
    searchParams.set('envVariables', `CODEROAD_WEBHOOK_TOKEN=${visit.userToken}`)
  if (visit.tempToken !== null) searchParams.set('tempToken', visit.tempToken)
  searchParams.set('date', String(visit.openedAt))
  return address.href
}
