import type { Plugin } from 'vite'

const factor = 12

/**
 * Builds the app's side with limits of time that honest programs do not reach on a busy machine either. For tests of
 * something else than these limits: what is too slow there says nothing about the product.
 */
export const patientLimits: Plugin = {
  name: 'patient limits',
  enforce: 'pre',
  transform: (code, file) =>
    file.endsWith('contract/src/limits.ts')
      ? code.replaceAll(/(?<=const \w+TimeoutMs = )[\d_]+/g, (milliseconds) => `${factor} * ${milliseconds}`)
      : null,
}
