import type { Theme } from '@cairn/contract'
import { readStored, writeStored } from './browser-storage.ts'

const key = 'theme'

/** Runs in the head before anything is drawn, so that no page flashes in the wrong colours. */
export const themeScript = `(()=>{let t;try{t=localStorage.getItem('${key}')}catch{}
if(t!=='night'&&t!=='default')t=matchMedia('(prefers-color-scheme: dark)').matches?'night':'default'
document.documentElement.dataset.theme=t})()`

export function currentTheme(): Theme {
  return document.documentElement.dataset['theme'] === 'night' ? 'night' : 'default'
}

/** The account's colours count in a browser in which nobody has chosen any. */
export function followAccountTheme(theme: Theme): void {
  if (readStored(key) === null && theme === 'night') document.documentElement.dataset['theme'] = theme
}

export function applyTheme(theme: Theme): void {
  document.documentElement.dataset['theme'] = theme
  writeStored(key, theme)
}
