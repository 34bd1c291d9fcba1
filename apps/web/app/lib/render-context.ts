import type { RenderRequest } from '@cairn/contract'
import { createContext } from 'react-router'

export type RenderContext = Pick<RenderRequest, 'site' | 'loadPageData'> & {
  /** Lets the editor write its style element. */
  styleNonce: string
  /** Tells the scripts that the renderer writes from all others; never sent. */
  scriptNonce: string
}

/** What the server gives to the loaders of one rendering. */
export const renderContext = createContext<RenderContext>()
