import type { Theme } from '@cairn/contract'
import { useSyncExternalStore } from 'react'
import { readStored, writeStored } from '#shared/storage/browser-storage.ts'

const key = 'theme'

/** Runs in the head before anything is drawn, so that the page never flashes in the wrong colors. */
export const themeScript = `(()=>{let t;try{t=localStorage.getItem('${key}')}catch{}
if(t!=='night'&&t!=='default')t=matchMedia('(prefers-color-scheme: dark)').matches?'night':'default'
document.documentElement.dataset.theme=t})()`

export function currentTheme(): Theme {
  return document.documentElement.dataset['theme'] === 'night' ? 'night' : 'default'
}

/** The theme chosen in this browser; undefined when it follows the device. */
export function chosenTheme(): Theme | undefined {
  const stored = readStored(key)
  return stored === 'night' || stored === 'default' ? stored : undefined
}

/** The current theme of the page, whatever changed it. */
export function useTheme(): Theme {
  return useSyncExternalStore(onThemeChange, currentTheme, () => 'default')
}

export function applyTheme(theme: Theme): void {
  document.documentElement.dataset['theme'] = theme
  writeStored(key, theme)
}

function onThemeChange(listen: () => void): () => void {
  const observer = new MutationObserver(listen)
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] })
  return () => observer.disconnect()
}
