import { z } from '@cairn/contract'

const line = z.string().check(z.maxLength(80))

/** The variables for who signs certificates. */
export const certificateVariables = {
  CERTIFICATE_SIGNER_NAME: {
    default: '',
    meaning:
      'Who signs certificates, such as `Maya Castillo`; see “Who signs certificates”. Empty: the school itself.',
    check: line,
  },
  CERTIFICATE_SIGNER_TITLE: {
    default: '',
    meaning: 'That person’s position at the school, such as `Head of School`. Empty: none is shown.',
    check: line,
  },
  CERTIFICATE_SIGNATURE: {
    default: '',
    meaning:
      'Picture of that person’s signature, an SVG or PNG file; a relative path begins in `DATA_DIR`. Empty: the name stands alone.',
    check: z.string(),
  },
} as const
