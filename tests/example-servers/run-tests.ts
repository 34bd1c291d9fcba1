/** Runs what campers write as tests of their own server, and says of each whether it passes. */
export function runTests(tests: Readonly<Record<string, () => void>>): { name: string; passed: boolean }[] {
  return Object.entries(tests).map(([name, run]) => {
    try {
      run()
      return { name, passed: true }
    } catch {
      return { name, passed: false }
    }
  })
}
