import { type Challenge, type FlashKey, type Notice, reportFields, reportKindOf } from '@cairn/contract'
import { useState } from 'react'
import { call } from '#shared/call/call.ts'
import { usePageLanguage } from '#shared/language/page-language.ts'
import { failedTestsOf, type Work } from './work.ts'

type ReportOptions = {
  challenge: Challenge
  work: Work | undefined
  onSent: (message: FlashKey) => void
}

type Report = {
  send: (form: FormData) => Promise<void>
  isSending: boolean
  /** Why the school does not have the report. */
  refusal: Pick<Notice, 'message' | 'variables'> | undefined
}

/** Sends what a camper says about a lesson, with what its tests said, and with their code if they tick that. */
export function useReport({ challenge, work, onSent }: ReportOptions): Report {
  const language = usePageLanguage()
  const [isSending, setIsSending] = useState(false)
  const [refusal, setRefusal] = useState<Report['refusal']>()
  const send = async (form: FormData) => {
    setIsSending(true)
    setRefusal(undefined)
    const sent = form.has(reportFields.code) ? (work?.files ?? []) : []
    const answer = await call('reportLesson', {
      body: {
        challengeId: challenge.id,
        language,
        kind: reportKindOf(form.get(reportFields.kind)),
        details: textIn(form, reportFields.details),
        failedTests: work ? failedTestsOf(work) : [],
        files: sent.map(({ name, ext, contents }) => ({ name: `${name}.${ext}`, contents })),
      },
    })
    setIsSending(false)
    if (answer.ok) return onSent(answer.value.message)
    const { key, variables } = answer.refusal
    setRefusal({ message: key, variables })
  }
  return { send, isSending, refusal }
}

function textIn(form: FormData, name: string): string {
  const value = form.get(name)
  return typeof value === 'string' ? value.replaceAll('\r\n', '\n') : ''
}
