export { shell } from './en/shell.ts'
export { loadServerTexts } from './load-server-texts.ts'
export { mails } from './mails.ts'
