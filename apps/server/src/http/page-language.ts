import { isLanguage, type Language, languageHeader, splitLanguage } from '@cairn/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'

declare module 'fastify' {
  interface FastifyRequest {
    /** The language of the page that is requested, or that sent the request. */
    readonly language: Language
  }
}

/** Addresses are routed without the prefix of their language (decision 56). */
export function withoutLanguage({ url = '/' }: { url?: string | undefined }): string {
  return splitLanguage(url).path
}

/** Lets every request say its language. */
export function decorateWithLanguage(app: FastifyInstance): void {
  app.decorateRequest('language', {
    getter(this: FastifyRequest) {
      return languageOf(this)
    },
  })
}

/** Calls name the language of their page; everything else has it in its address, by which browsers and proxies keep it. */
function languageOf({ headers, originalUrl, routeOptions }: FastifyRequest): Language {
  const named = routeOptions.config.endpoint && headers[languageHeader]
  return typeof named === 'string' && isLanguage(named) ? named : splitLanguage(originalUrl).language
}
