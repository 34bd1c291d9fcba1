import { getSessionUser, updateUsername, usernameExists } from '@cairn/contract'
import type { TestServer } from './build-test-server.ts'
import type { Answer, Visitor } from './visitor.ts'

const dayMs = 24 * 60 * 60 * 1000

let names = 0
export const newName = (): string => `wanted-${(names += 1)}`

export function rename(who: Visitor, username: string): Promise<Answer> {
  return who.call(updateUsername, { username })
}

export async function isFree(server: TestServer, username: string): Promise<boolean> {
  const { body } = await server.visitor().send('GET', `${usernameExists.path}?username=${username}`)
  return body['exists'] === false
}

/** Lets days pass while the camper stays signed in. */
export async function live(server: TestServer, who: Visitor, days: number): Promise<void> {
  for (let day = 0; day < days; day += 6) {
    server.pass(Math.min(6, days - day) * dayMs)
    await who.call(getSessionUser)
  }
}
