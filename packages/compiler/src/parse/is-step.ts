const step = /^step-\d+$/

/** One of the steps of a workshop's growing project. */
export function isStep({ dashedName }: { dashedName: string }): boolean {
  return step.test(dashedName)
}
