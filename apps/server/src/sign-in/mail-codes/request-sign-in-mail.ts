import { inLanguage } from '@cairn/contract'
import { refuse, type Refusal } from '#http/refusal.ts'
import { mailsIn } from '#mail/mails-in.ts'
import { mailCode, type SignInServices } from './mail-code.ts'
import type { MailRefusal } from '../mail-limits/check-mail-quota.ts'
import type { Requester } from '../mail-limits/requester.ts'
import { normaliseEmail } from './rules.ts'

type MailRequest = { email: string; returnTo: string; browserSecret: string; requester: Requester }

/** Mails a link and a code. The answer does not reveal whether the address has an account. */
export async function requestSignInMail(
  services: SignInServices,
  { email: typed, ...request }: MailRequest,
): Promise<Record<string, never> | Refusal<'signin.email-invalid'> | MailRefusal> {
  const { appOrigin, language = 'english' } = services
  const email = normaliseEmail(typed)
  if (email === undefined) return refuse('signin.email-invalid')
  const refusal = await mailCode(services, {
    email,
    ...request,
    write: ({ token, code }) =>
      // After the `#`, so that the secret never reaches a server log, and mail scanners cannot redeem it.
      mailsIn(language).signInMail({
        link: `${appOrigin}${inLanguage('/signin/confirm', language)}#t=${token}`,
        code,
      }),
  })
  return refusal ?? {}
}
