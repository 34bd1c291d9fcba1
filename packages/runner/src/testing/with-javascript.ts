import { replaceModule } from './replace-module.ts'

/** Builds the documents so that Python programs can use JavaScript: what holds then is a second wall. */
export const withJavaScript = replaceModule('python/hide_javascript.py?raw', 'export default ""')
