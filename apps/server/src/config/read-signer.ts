import { resolve } from 'node:path'
import type { VariableName } from './environment-variables.ts'

/** The person who signs certificates. */
export type SignerConfig = {
  name: string
  title: string | null
  /** The file with their signature. */
  signatureFile: string | null
}

const belongings = ['CERTIFICATE_SIGNER_TITLE', 'CERTIFICATE_SIGNATURE'] as const

/** From variables that are valid by themselves; a title and a signature belong to a name. */
export function readSigner(
  value: (name: VariableName) => string,
  dataDirectory: string,
): { signer: SignerConfig | null; mistakes: string[] } {
  const name = value('CERTIFICATE_SIGNER_NAME')
  if (name === '') {
    const alone = belongings.filter((variable) => value(variable) !== '')
    const mistakes = alone.map((variable) => `CERTIFICATE_SIGNER_NAME is missing. ${variable} needs it.`)
    return { signer: null, mistakes }
  }
  const file = value('CERTIFICATE_SIGNATURE')
  const signer = {
    name,
    title: value('CERTIFICATE_SIGNER_TITLE') || null,
    signatureFile: file === '' ? null : resolve(dataDirectory, file),
  }
  return { signer, mistakes: [] }
}
