const numbered = /^(?<name>step|task)-\d+$/

/** `step` or `task` of an address such as `step-5`; undefined for addresses without a number. */
export function numberedAddress(dashedName: string): string | undefined {
  return numbered.exec(dashedName)?.groups?.['name']
}
