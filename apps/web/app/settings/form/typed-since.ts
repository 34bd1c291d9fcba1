type Fields = Readonly<Partial<Record<string, string>>>

/** What a form still has to save once `sent` is saved: what was typed while that was on its way. */
export function typedSince<Typed extends Fields>(typed: Typed, sent: Typed): Typed {
  return Object.fromEntries(Object.entries(typed).filter(([name, text]) => text !== sent[name])) as Typed
}
