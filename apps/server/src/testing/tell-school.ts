import { completeTutorial, userTokenHeader } from '@cairn/contract'
import type { TestServer } from './build-test-server.ts'

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
