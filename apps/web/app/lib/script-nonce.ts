import { createContext } from 'react'

/** Marks the scripts that we write, while the server renders them; a browser has no use for it. */
export const ScriptNonce = createContext<string | undefined>(undefined)
