type Voice = Pick<SpeechSynthesisVoice, 'name' | 'lang' | 'localService'>

const usualLanguage = 'en-US'

/**
 * The voices of this device that speak a language, those of its very region if there are any. Voices that other hosts
 * provide are left out, because they would be sent the text.
 */
export function localVoices<V extends Voice>(voices: readonly V[], lang = usualLanguage): V[] {
  const local = voices.filter(({ localService }) => localService)
  const exact = local.filter((voice) => tagOf(voice) === lang.toLowerCase())
  if (exact.length > 0) return exact
  return local.filter((voice) => languageOf(tagOf(voice)) === languageOf(lang.toLowerCase()))
}

/** Android writes underscores in language tags. */
function tagOf({ lang }: Voice): string {
  return lang.replaceAll('_', '-').toLowerCase()
}

function languageOf(tag: string): string | undefined {
  return tag.split('-')[0]
}
