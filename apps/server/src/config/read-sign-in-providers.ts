export type SignInProvider = {
  /** Used in addresses: `/signin/oidc/<id>`. */
  id: string
  /** The label of its button. */
  name: string
  issuer: string
  clientId: string
  clientSecret: string
}

type Environment = Readonly<Record<string, string | undefined>>

const providerId = /^[a-z][a-z0-9-]{0,29}$/

/** Reads the providers named in `OIDC_PROVIDERS`; adds a line to `mistakes` for everything that is wrong. */
export function readSignInProviders(
  environment: Environment,
  list: string,
): { providers: readonly SignInProvider[]; mistakes: readonly string[] } {
  const ids = list
    .split(',')
    .map((id) => id.trim())
    .filter(Boolean)
  const mistakes: string[] = []
  const providers = ids.map((id, index) => {
    const prefix = `OIDC_${id.toUpperCase().replaceAll('-', '_')}`
    const value = (name: string) => environment[`${prefix}_${name}`]?.trim() ?? ''
    if (!providerId.test(id) || ids.indexOf(id) !== index) {
      mistakes.push(
        `OIDC_PROVIDERS: ${id} is not valid. Use different names made of lowercase letters and digits.`,
      )
    }
    const issuer = value('ISSUER')
    if (!isIssuer(issuer)) {
      mistakes.push(`${prefix}_ISSUER=${issuer} is not valid. Set it to the provider’s https:// address.`)
    }
    // Leaves the secret's value out of the message.
    for (const name of ['CLIENT_ID', 'CLIENT_SECRET']) {
      if (!value(name)) mistakes.push(`${prefix}_${name} is missing. You get it from the provider.`)
    }
    return {
      id,
      issuer,
      name: value('NAME') || id.charAt(0).toUpperCase() + id.slice(1),
      clientId: value('CLIENT_ID'),
      clientSecret: value('CLIENT_SECRET'),
    }
  })
  return { providers, mistakes }
}

/**
 * Without TLS, the network between could change who the provider says is signing in; on one machine there is no
 * network.
 */
export function isLoopback(address: string): boolean {
  const { protocol, hostname } = new URL(address)
  return protocol === 'http:' && (hostname === 'localhost' || hostname === '127.0.0.1')
}

function isIssuer(address: string): boolean {
  if (!URL.canParse(address)) return false
  return new URL(address).protocol === 'https:' || isLoopback(address)
}
