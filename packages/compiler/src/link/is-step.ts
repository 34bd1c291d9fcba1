const step = /^step-\d+$/

/** One of the steps that a workshop's project grows by. */
export function isStep({ dashedName }: { dashedName: string }): boolean {
  return step.test(dashedName)
}
