import type { TestRequest } from '../../messages.ts'
import { restoreLanguage, restorePlatform } from '../guarded/access.ts'

/**
 * What puts back before each test what the page has replaced. What an author's hook reads is not rewritten like the text
 * of a test (decision 36), so in its lessons all that the browser provides is put back, not only the language.
 */
export function restoreFor({ hooks }: Pick<TestRequest, 'hooks'>): () => string | undefined {
  // Nothing that the page can have replaced may be given the hooks.
  const { beforeAll, beforeEach, afterEach, afterAll } = hooks
  return beforeAll + beforeEach + afterEach + afterAll === '' ? restoreLanguage : restoreAll
}

function restoreAll(): string | undefined {
  const [first, second] = [restoreLanguage(), restorePlatform()]
  return first ?? second
}
