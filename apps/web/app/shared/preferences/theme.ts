import type { Theme } from '@cairn/contract'
import { useEffect, useState } from 'react'
import { readStored, writeStored } from '#shared/storage/browser-storage.ts'

const key = 'theme'

/** `system`: whatever the device has, and changes to. */
export type ThemeChoice = Theme | 'system'

/** Runs in the head before anything is drawn, so that the page never flashes in the wrong colors. */
export const themeScript = `(()=>{const dark=matchMedia('(prefers-color-scheme: dark)'),apply=()=>{let t
try{t=localStorage.getItem('${key}')}catch{}
if(t!=='night'&&t!=='default')t=dark.matches?'night':'default'
document.documentElement.dataset.theme=t}
apply()
dark.addEventListener('change',apply)})()`

export function currentTheme(): Theme {
  return document.documentElement.dataset['theme'] === 'night' ? 'night' : 'default'
}

/** What was chosen in this browser; undefined for nothing, which means `system` until an account has a theme. */
export function chosenTheme(): ThemeChoice | undefined {
  const stored = readStored(key)
  return stored === 'night' || stored === 'default' || stored === 'system' ? stored : undefined
}

/** What the page follows; undefined on the server and until the page answers. */
export function useThemeChoice(): ThemeChoice | undefined {
  return useWhenThemeChanges(choiceOrSystem)
}

/** The colors that the page has, chosen or the device's; undefined like `useThemeChoice`. */
export function useShownTheme(): Theme | undefined {
  return useWhenThemeChanges(currentTheme)
}

export function applyTheme(choice: ThemeChoice): void {
  writeStored(key, choice)
  document.documentElement.dataset['theme'] = choice === 'system' ? themeOfDevice() : choice
}

function themeOfDevice(): Theme {
  return matchMedia('(prefers-color-scheme: dark)').matches ? 'night' : 'default'
}

const choiceOrSystem = (): ThemeChoice => chosenTheme() ?? 'system'

function useWhenThemeChanges<Value>(read: () => Value): Value | undefined {
  const [value, setValue] = useState<Value>()
  useEffect(() => {
    const look = () => setValue(read())
    look()
    return onThemeChange(look)
  }, [read])
  return value
}

function onThemeChange(listen: () => void): () => void {
  const observer = new MutationObserver(listen)
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] })
  return () => observer.disconnect()
}
