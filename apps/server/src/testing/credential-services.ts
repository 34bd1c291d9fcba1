import type { CredentialServices } from '#credentials/services.ts'
import { type TestServer, testCertifications } from './build-test-server.ts'

/** What signs the certificates of a test server; nothing is run again unless the test says how. */
export function credentialServices(
  server: TestServer,
  changes: Partial<CredentialServices> = {},
): CredentialServices {
  return {
    database: server.application,
    curriculum: {
      certifications: testCertifications,
      findChallenge: (id) => ({
        id,
        title: id,
        challengeType: 14,
        superBlock: '',
        block: '',
        dashedName: '',
      }),
    },
    issuer: server.issuer,
    runMissing: async () => undefined,
    wake: () => undefined,
    now: () => server.clock.now,
    onFailure: () => undefined,
    ...changes,
  }
}
