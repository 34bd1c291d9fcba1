import { languageScript } from '#shared/preferences/language.ts'
import { themeScript } from '#shared/preferences/theme.ts'
import { earlyPanesScript } from '#workshop/panes/early-panes.ts'
import { earlyActionsScript } from '#shell/early-actions-script.ts'

/**
 * What runs in the head, before the page is painted. Only the server writes it: a script that React draws in a browser
 * does not run, so that the browser's build has nothing but its place.
 */
export const inlineScripts: readonly string[] = import.meta.env.SSR
  ? [languageScript, themeScript, earlyPanesScript, earlyActionsScript]
  : ['', '', '', '']
