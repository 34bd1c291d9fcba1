import { createContext } from 'react'

/** Marks our own scripts while the server renders them; unused in browsers. */
export const ScriptNonce = createContext<string | undefined>(undefined)
