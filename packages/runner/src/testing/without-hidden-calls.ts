import { replaceModule } from './replace-module.ts'

/** Build the documents so that programs find the functions that were called, with their whole text. */
export const withoutHiddenCalls = [
  replaceModule('inside/hide-call-sites.ts', 'export const hideCallSites = () => undefined'),
  replaceModule('inside/without-test.ts', 'export const withoutTest = (text) => text'),
]
