import type { Plugin } from 'vite'
import { buildDocuments, type Documents } from '../documents/build-documents.ts'
import { guardTools } from '../documents/guard-tools.ts'
import { withoutPython } from './without-python.ts'

/** Python programs can use JavaScript in these documents: what holds then is a second wall. */
export function buildWithJavaScript(...more: readonly Plugin[]): Promise<Documents> {
  return buildDocuments([guardTools(), ...withoutPython('hide_javascript'), ...more])
}
