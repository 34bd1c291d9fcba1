import {
  challengeTypes,
  environmentOf,
  isCodeProject,
  type PageDataOf,
  sendsFiles,
  type SessionUser,
} from '@cairn/contract'
import { useSessionUser } from '#shared/call/session-user.ts'
import { showFlash } from '#shared/flash.ts'
import { readSavedBase, removeSavedBase } from '#workshop/code/saved-base.ts'
import { oversizeOf, submittedFiles } from '#workshop/code/submitted-files.ts'
import { type AccountCode, useAccountCode } from '#workshop/code/use-account-code.ts'
import { useCompletedElsewhere } from '#workshop/code/use-completed-elsewhere.ts'
import { type Code, useCode } from '#workshop/code/use-code.ts'
import { useGoOn } from '#workshop/completion/use-go-on.ts'
import { type Run, useRun } from '#workshop/run/use-run.ts'
import { isAllPassed } from '#workshop/run/run-state.ts'
import { playsOnRequest } from '#workshop/run/plays-on-request.ts'
import { useRunner } from '#workshop/run/use-runner.ts'
import { usePlaceholderSolution } from '#workshop/submission/use-placeholder-solution.ts'
import { useSubmission } from '#workshop/submission/use-submission.ts'
import { lessonState, type LessonState } from './lesson-state.ts'
import type { Bench } from './use-bench.ts'

export type Lesson = {
  user: SessionUser | null | undefined
  code: Code
  accountCode: AccountCode
  run: Run
  state: LessonState
  isSubmitting: boolean
  /** The lesson has finished its block. */
  hasFinishedBlock: boolean
  /** Goes back to the code of a finished block. */
  stay: () => void
  /** Runs the tests, or submits what has passed them. */
  check: () => Promise<void>
  submit: () => Promise<void>
  save: () => void
  play: () => void
  change: Code['change']
  reset: () => void
  bringBack: (() => void) | undefined
}

/** What a camper can do with the code of a lesson: change, run, check, save, reset and submit it. */
export function useLesson(page: PageDataOf<'challenge'>, bench: Bench): Lesson {
  const { previewHost, setPane } = bench
  const { challenge } = page
  // What runs on request is larger than all other parts of the page together (decision 7).
  const isAwake = playsOnRequest(challenge) ? bench.isTouched : bench.isAwake
  const { id, challengeType } = challenge
  const { goOn, hasFinishedBlock, stay } = useGoOn(page)
  const user = useSessionUser()
  const completed = user?.completedChallenges.find((completion) => completion.id === id)
  const code = useCode(challenge, completed?.completedDate)
  const { files, currentFiles } = code
  const openRunner = useRunner(challenge, isAwake, currentFiles)
  const run = useRun({ challenge, files, currentFiles, isAwake, openRunner, previewHost })
  const placeholder = usePlaceholderSolution(challenge)
  const isSentWithFiles = sendsFiles(challengeType)
  const submitted = () => {
    const lastSavedDate = isCodeProject(challengeType) ? readSavedBase(id) : undefined
    const base = lastSavedDate === undefined ? {} : { lastSavedDate }
    return { ...(isSentWithFiles && { files: submittedFiles(files), ...base }), solution: placeholder }
  }
  // A project that its camper declares done is submitted by its button alone.
  const isDone = isAllPassed(run.state) && challengeType !== challengeTypes.frontEndProject
  const { isSubmitting, submit: send } = useSubmission(challenge, user, isDone && submitted)
  const accountCode = useAccountCode(challenge, user, code)
  // The account's copy of a project decides for itself.
  useCompletedElsewhere(
    {
      challengeId: id,
      isKnown: Boolean(user),
      completedAt: accountCode.save ? undefined : completed?.completedDate,
    },
    code,
  )
  const hasPage = environmentOf(challenge) === 'page'
  const state = lessonState({ run: run.state, isSubmitting, playsOnRequest: playsOnRequest(challenge) })

  const submit = async () => {
    if (!(await send(submitted()))) return
    if (user) {
      code.forget()
      removeSavedBase(id)
    }
    await goOn()
  }
  const replace = (act: (() => void) | undefined) => {
    act?.()
    run.reset()
    setPane('code')
  }
  return {
    user,
    code,
    accountCode,
    run,
    state,
    isSubmitting,
    hasFinishedBlock,
    stay,
    submit,
    check: async () => {
      if (state.check === 'nothing') return undefined
      if (state.check === 'submit') return submit()
      const oversize = isSentWithFiles && oversizeOf({ id, challengeType, files: submittedFiles(files) })
      if (oversize) return showFlash('flash.challenge-submit-too-big', 'danger', oversize)
      setPane(hasPage ? 'preview' : 'console')
      return run.check()
    },
    save: () => {
      if (accountCode.save) void accountCode.save()
      else code.save()
    },
    play: () => {
      setPane(hasPage ? 'preview' : 'console')
      void run.play()
    },
    change: (fileKey, contents, editableContents) => {
      run.noteChange()
      code.change(fileKey, contents, editableContents)
    },
    reset: () => replace(code.reset),
    bringBack: code.bringBack && (() => replace(code.bringBack)),
  }
}
