import type { Language, RenderRequest, SentForm } from '@cairn/contract'
import { createContext } from 'react-router'

export type RenderContext = Pick<RenderRequest, 'site' | 'loadPageData'> & {
  language: Language
  /** The form that the page answers. */
  form: SentForm | null
  /** Lets the editor write its style element. */
  styleNonce: string
  /** Marks scripts written by the renderer; never sent. */
  scriptNonce: string
}

/** What the server passes to the loaders of one rendering. */
export const renderContext = createContext<RenderContext>()
