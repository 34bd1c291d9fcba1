import type { VerifierFacts } from '@cairn/contract'
import { findCredential } from '#baking/find-credential.ts'
import { checkCredential, type CheckedCredential } from '#checking/check-credential.ts'

/** The script of the page that checks files (docs/reference/credentials.md, “Checking without the school”). */
const { keys, statusLists, dateLocale, texts } = JSON.parse(
  elementCalled('school').textContent,
) as VerifierFacts

/** Bytes. Files with a certificate have up to fifty thousand; a far larger one would only keep the page busy. */
const maxFileSize = 1_000_000

const chosen = elementCalled('file') as HTMLInputElement
const verdict = elementCalled('verdict')
const facts = elementCalled('facts')

chosen.addEventListener('change', () => {
  const [file] = chosen.files ?? []
  if (file) void check(file)
})

async function check(file: File): Promise<void> {
  facts.replaceChildren()
  verdict.dataset['verdict'] = ''
  if (!globalThis.isSecureContext) {
    verdict.textContent = texts.insecure
    return
  }
  verdict.textContent = texts.checking
  try {
    const credential = await credentialIn(file)
    const loadStatusList = async (address: string) => statusLists[new URL(address).pathname]
    const checked = await checkCredential(credential, { keys, loadStatusList })
    if (isChosen(file)) show(checked)
  } catch {
    if (isChosen(file)) verdict.textContent = texts.failed
  }
}

async function credentialIn(file: File): Promise<string> {
  if (file.size > maxFileSize) return ''
  return findCredential(new Uint8Array(await file.arrayBuffer())) ?? ''
}

/** Another file may have been chosen while this one was checked. */
function isChosen(file: File): boolean {
  return chosen.files?.[0] === file
}

function show({ verdict: found, credential }: CheckedCredential): void {
  verdict.dataset['verdict'] = found
  verdict.textContent = texts.verdicts[found]
  // What is not genuine says nothing about anyone.
  if (!credential || found === 'changed' || found === 'unknownKey') return
  const named = credential.credentialSubject.identifier?.find(({ identityType }) => identityType === 'name')
  const rows = [
    [texts.holder, named?.identityHash ?? texts.nameless],
    [texts.certification, credential.name],
    [
      texts.earned,
      new Date(credential.awardedDate).toLocaleDateString(dateLocale, { dateStyle: 'long', timeZone: 'UTC' }),
    ],
    [texts.school, credential.issuer.name],
  ]
  facts.replaceChildren(
    ...rows.flatMap(([term = '', fact = '']) => [elementOf('dt', term), elementOf('dd', fact)]),
  )
}

function elementOf(name: 'dt' | 'dd', text: string): HTMLElement {
  const element = document.createElement(name)
  element.textContent = text
  return element
}

function elementCalled(id: string): HTMLElement {
  const element = document.getElementById(id)
  if (!element) throw new Error(`The page has no ${id}`)
  return element
}
