import { type Challenge, limits, type SeedFile } from '@cairn/contract'
import type { SourceFile } from '@cairn/runner'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { showFlash } from '#shared/flash.ts'
import { useStoredElsewhere } from '#shared/storage/use-stored-elsewhere.ts'
import { migrateLegacyCode } from './legacy-code.ts'
import { readSavedCode, removeSavedCode, type TypedCode, writeSavedCode } from './saved-code.ts'
import {
  contentsOf,
  isLostBy,
  savedTextsOf,
  sourceFilesOf,
  type TypedFiles,
  typedFilesOf,
} from './typed-files.ts'
import { useEarlierCode } from './use-earlier-code.ts'

export type Code = {
  files: readonly SourceFile[]
  /** The files including the latest keystroke, before the page has been rendered again. */
  currentFiles: () => readonly SourceFile[]
  /** Changes when the editor must start again: after a reset, and when saved code was found. */
  generation: number
  contentsOf: (seed: SeedFile) => string
  change: (fileKey: string, contents: string, editableContents: string) => void
  /** Replaces the code, which is kept as the earlier code. */
  load: (typed: TypedCode) => void
  /** Goes back to the seed; the code is kept as the earlier code. */
  reset: () => void
  /** Exchanges the code for the earlier code; undefined when there is none. */
  bringBack: (() => void) | undefined
  /** Keeps another version as the earlier code. */
  keepEarlier: (typed: TypedCode) => void
  /** Saves the code at once and shows a message. */
  save: () => void
  /** Deletes the saved code, because the server now has the completion. */
  forget: () => void
}

/**
 * After the first change that is not saved, so that those who never pause are saved as well. Soon enough that a crash
 * costs a word at most, and rarely enough that typing stays fast.
 */
const saveAfterMs = Math.min(400, limits.previewDebounceMs)

/** The page around the editor is rendered when typing pauses, not for each key. */
const drawAfterMs = 120

let isTold = false

/** Once in each window: a browser that cannot store the code of one lesson can store that of no other. */
function tellOnce(): void {
  if (isTold) return
  isTold = true
  showFlash('flash.local-code-save-error', 'warning')
}

/**
 * A camper's code for one challenge: the seed, or the code saved in this browser. Each change is saved.
 *
 * @param completedAt when their account has completed the challenge, as far as this page knows
 */
export function useCode({ id, title, files: seeds }: Challenge, completedAt?: number): Code {
  const [code, setCode] = useState<TypedFiles>({})
  const [generation, setGeneration] = useState(0)
  const latest = useRef(code)
  const drawing = useRef<ReturnType<typeof setTimeout>>(undefined)
  const saving = useRef<ReturnType<typeof setTimeout>>(undefined)
  const isDirty = useRef(false)
  const { earlierCode, keepEarlier } = useEarlierCode(id, seeds)
  const seedText = seeds.map(({ contents }) => contents).join('\0')
  const shownSeed = useRef(seedText)
  // An author has changed the lesson while the page was open: typed files stay, the others take the new seed.
  useEffect(() => {
    if (shownSeed.current === seedText) return
    shownSeed.current = seedText
    if (Object.keys(latest.current).length === 0) setGeneration((count) => count + 1)
  }, [seedText])

  const show = (changed: TypedFiles) => {
    latest.current = changed
    setCode(changed)
    setGeneration((count) => count + 1)
  }
  const restore = useEffectEvent(() => {
    const saved = readSavedCode(id, seeds) ?? migrateLegacyCode(id, title, seeds)
    if (saved) show(typedFilesOf(seeds, saved))
  })
  // Once a lesson: later, what is typed is newer than what was kept.
  useEffect(() => restore(), [id])
  useStoredElsewhere(id, () => {
    const saved = readSavedCode(id, seeds)
    if (!saved) return
    // What is typed here is newer, and about to be stored.
    if (isDirty.current) keepEarlier(saved)
    else show(typedFilesOf(seeds, saved))
  })

  const put = (changed: TypedFiles) => {
    clearTimeout(drawing.current)
    if (isLostBy(changed, seeds, latest.current)) keepEarlier(savedTextsOf(seeds, latest.current))
    show(changed)
  }
  const write = () => {
    isDirty.current = false
    return writeSavedCode(id, seeds, savedTextsOf(seeds, latest.current), completedAt)
  }
  const writeUnasked = () => {
    if (!write()) tellOnce()
  }
  const forget = () => {
    isDirty.current = false
    removeSavedCode(id)
  }
  const saveSoon = () => {
    isDirty.current = true
    saving.current ??= setTimeout(() => {
      saving.current = undefined
      if (isDirty.current) writeUnasked()
    }, saveAfterMs)
  }
  const load = (typed: TypedCode) => {
    saveSoon()
    put(typedFilesOf(seeds, typed))
  }

  const flush = useEffectEvent(() => {
    if (isDirty.current) write()
  })
  useEffect(() => {
    const leave = () => flush()
    addEventListener('pagehide', leave)
    return () => {
      clearTimeout(drawing.current)
      clearTimeout(saving.current)
      saving.current = undefined
      leave()
      removeEventListener('pagehide', leave)
    }
  }, [])

  return {
    files: sourceFilesOf(seeds, code),
    currentFiles: () => sourceFilesOf(seeds, latest.current),
    generation,
    contentsOf: (seed) => contentsOf(seed, latest.current),
    change: (fileKey, contents, editableContents) => {
      saveSoon()
      latest.current = { ...latest.current, [fileKey]: { contents, editableContents } }
      clearTimeout(drawing.current)
      drawing.current = setTimeout(() => setCode(latest.current), drawAfterMs)
    },
    load,
    reset: () => {
      forget()
      put({})
    },
    bringBack: earlierCode && (() => load(earlierCode)),
    keepEarlier,
    save: () => {
      if (write()) showFlash('flash.local-code-saved', 'success')
      else showFlash('flash.local-code-save-error', 'warning')
    },
    forget,
  }
}
