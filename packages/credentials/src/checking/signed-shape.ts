import { z } from '@cairn/contract'

const Context = z.array(z.string())

const proof = {
  type: z.literal('DataIntegrityProof'),
  created: z.string(),
  verificationMethod: z.string(),
  proofPurpose: z.literal('assertionMethod'),
  /** 64 bytes in base58. Decoding takes quadratic time, so what is longer is refused here. */
  proofValue: z.string().check(z.regex(/^z[1-9A-HJ-NP-Za-km-z]{64,90}$/)),
}

/**
 * Both signatures as a school writes them (writing/sign-document.ts). No signature covers what is beside its own
 * values, and the libraries accept it: another context, more members, more proofs.
 */
export const SignedShape = z
  .object({
    '@context': Context,
    proof: z.tuple([
      z.strictObject({ ...proof, cryptosuite: z.literal('eddsa-rdfc-2022') }),
      z.strictObject({ ...proof, cryptosuite: z.literal('eddsa-jcs-2022'), '@context': Context }),
    ]),
  })
  .check(
    z.refine(
      ({ '@context': context, proof: [, { '@context': signed }] }) =>
        context.length === signed.length && context.every((address, index) => address === signed[index]),
    ),
  )
