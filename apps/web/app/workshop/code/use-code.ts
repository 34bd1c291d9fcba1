import { type Challenge, limits, type SeedFile } from '@cairn/contract'
import type { SourceFile } from '@cairn/runner'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { showFlash } from '#shared/flash.ts'
import { migrateLegacyCode } from './legacy-code.ts'
import { readSavedCode, removeSavedCode, type TypedCode, writeSavedCode } from './saved-code.ts'
import { contentsOf, savedTextsOf, sourceFilesOf, type TypedFiles, typedFilesOf } from './typed-files.ts'

export type Code = {
  files: readonly SourceFile[]
  /** The files including the latest keystroke, before the page has been rendered again. */
  currentFiles: () => readonly SourceFile[]
  /** Changes when the editor must start again: after a reset, and when saved code was found. */
  generation: number
  contentsOf: (seed: SeedFile) => string
  change: (fileKey: string, contents: string, editableContents: string) => void
  /** Replaces the code. */
  load: (typed: TypedCode) => void
  reset: () => void
  /** Saves the code at once and shows a message. */
  save: () => void
  /** Deletes the saved code, because the server now has the completion. */
  forget: () => void
}

/** Soon enough that a crash costs a word at most, and rarely enough that typing stays fast. */
const saveAfterMs = Math.min(400, limits.previewDebounceMs)

/** The page around the editor is rendered when typing pauses, not for each key. */
const drawAfterMs = 120

/** A camper's code for one challenge: the seed, or the code saved in this browser. Each change is saved. */
export function useCode({ id, title, files: seeds }: Challenge): Code {
  const [code, setCode] = useState<TypedFiles>({})
  const [generation, setGeneration] = useState(0)
  const latest = useRef(code)
  const drawing = useRef<ReturnType<typeof setTimeout>>(undefined)
  const isDirty = useRef(false)
  const seedText = seeds.map(({ contents }) => contents).join('\0')
  const shownSeed = useRef(seedText)
  // An author has changed the lesson while the page was open: typed files stay, the others take the new seed.
  useEffect(() => {
    if (shownSeed.current === seedText) return
    shownSeed.current = seedText
    if (Object.keys(latest.current).length === 0) setGeneration((count) => count + 1)
  }, [seedText])

  const restore = useEffectEvent(() => {
    const saved = readSavedCode(id, seeds) ?? migrateLegacyCode(id, title, seeds)
    if (!saved) return
    latest.current = typedFilesOf(seeds, saved)
    setCode(latest.current)
    setGeneration((count) => count + 1)
  })
  // Once a lesson: later, what is typed is newer than what was kept.
  useEffect(() => restore(), [id])

  const put = (changed: TypedFiles) => {
    clearTimeout(drawing.current)
    latest.current = changed
    setCode(changed)
  }
  const write = () => {
    isDirty.current = false
    return writeSavedCode(id, seeds, savedTextsOf(seeds, latest.current))
  }

  useEffect(() => {
    if (!isDirty.current) return undefined
    const timer = setTimeout(write, saveAfterMs)
    return () => clearTimeout(timer)
  })
  useEffect(() => {
    const flush = () => isDirty.current && write()
    addEventListener('pagehide', flush)
    return () => {
      clearTimeout(drawing.current)
      flush()
      removeEventListener('pagehide', flush)
    }
    // oxlint-disable-next-line exhaustive-deps -- once a lesson: it reads what is current through refs
  }, [id])

  return {
    files: sourceFilesOf(seeds, code),
    currentFiles: () => sourceFilesOf(seeds, latest.current),
    generation,
    contentsOf: (seed) => contentsOf(seed, latest.current),
    change: (fileKey, contents, editableContents) => {
      isDirty.current = true
      latest.current = { ...latest.current, [fileKey]: { contents, editableContents } }
      clearTimeout(drawing.current)
      drawing.current = setTimeout(() => setCode(latest.current), drawAfterMs)
    },
    load: (typed) => {
      isDirty.current = true
      put(typedFilesOf(seeds, typed))
      setGeneration((count) => count + 1)
    },
    reset: () => {
      isDirty.current = false
      removeSavedCode(id)
      put({})
      setGeneration((count) => count + 1)
    },
    save: () => {
      if (write()) showFlash('flash.local-code-saved', 'success')
      else showFlash('flash.local-code-save-error', 'warning')
    },
    forget: () => {
      isDirty.current = false
      removeSavedCode(id)
    },
  }
}
