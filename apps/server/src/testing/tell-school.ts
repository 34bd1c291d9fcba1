import { completeTutorial, createUserToken, userTokenHeader } from '@cairn/contract'
import type { TestServer } from './build-test-server.ts'
import type { Visitor } from './visitor.ts'

/** A new token of a camper for the remote editor. */
export async function newToken(camper: Visitor): Promise<string> {
  return String((await camper.call(createUserToken)).body['userToken'])
}

/** The call of the remote editor: no cookies, no CSRF token, and no pages of ours. */
export function tellSchool(server: TestServer, token: string, tutorialId: string) {
  return server.app.inject({
    method: 'POST',
    url: completeTutorial.path,
    headers: {
      [userTokenHeader]: token,
      origin: 'https://editor.example.org',
      'sec-fetch-site': 'cross-site',
    },
    payload: { tutorialId },
  })
}
