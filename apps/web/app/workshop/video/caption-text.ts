const characters: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&nbsp;': '\u{A0}',
  '&lrm;': '\u{200E}',
  '&rlm;': '\u{200F}',
}

/** The text of a WebVTT cue, without marks of voices, languages and looks. */
export function captionText(cue: string): string {
  return cue
    .replaceAll(/<[^<>]*>/g, '')
    .replaceAll(/&(?:amp|lt|gt|nbsp|lrm|rlm);/g, (written) => characters[written] ?? written)
}
