import { type Challenge, environmentOf } from '@cairn/contract'

/**
 * Whether programs run only when the camper asks, rather than after each change: those in Python may wait for input,
 * those in SQL each take a new database, and a shell waits for commands.
 */
export function playsOnRequest(challenge: Pick<Challenge, 'challengeType' | 'environment'>): boolean {
  const environment = environmentOf(challenge)
  return environment === 'python' || environment === 'sql' || environment === 'shell'
}
