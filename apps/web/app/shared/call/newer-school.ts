let isNewer = false

/** Remembers that the school has been updated since this page was loaded. */
export function noteNewerSchool(): void {
  isNewer = true
}

/** Whether the next page should be loaded as a whole, because the school has other code or settings by now. */
export function isSchoolNewer(): boolean {
  return isNewer
}
