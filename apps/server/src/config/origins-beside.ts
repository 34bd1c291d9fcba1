/** The origin of learner code where none is configured: the app’s host with another port. */
export function runnerOriginBeside(appOrigin: string, runnerPort: number): string {
  const url = new URL(appOrigin)
  url.port = String(runnerPort)
  return url.origin
}

/** All origins of the app: `localhost` can be reached by its number, too. */
export function withOtherNames(appOrigin: string): readonly string[] {
  const url = new URL(appOrigin)
  if (url.hostname !== 'localhost') return [appOrigin]
  return ['localhost', '127.0.0.1'].map((name) => appOrigin.replace('localhost', name))
}
