import { type Challenge, type FormFields, type PageDataOf, withoutTrailingSlashes } from '@cairn/contract'
import { useRef, useState } from 'react'
import { useSessionUser } from '#shared/call/session-user.ts'
import { useTranslation } from '#shared/language/use-translation.ts'
import { FinishedBlock } from '#workshop/completion/finished-block.tsx'
import { useGoOn } from '#workshop/completion/use-go-on.ts'
import { causeOf } from '#workshop/run/cause.ts'
import { Feedback } from '#workshop/run/feedback.tsx'
import { TestList } from '#workshop/run/test-list.tsx'
import { useTestRun } from '#workshop/run/use-test-run.ts'
import { outcomeId } from '#workshop/sent-form/use-form-address.ts'
import { LessonCompletion } from '#workshop/sent-form/lesson-completion.tsx'
import { SentRefusal } from '#workshop/sent-form/sent-refusal.tsx'
import { useEarlyFields } from '#workshop/sent-form/use-early-fields.ts'
import { useSentForm } from '#workshop/sent-form/use-sent-form.ts'
import { useSubmission } from '#workshop/submission/use-submission.ts'
import { forgetLinks, keepLinks, type ProjectLinks, readKeptLinks } from './kept-links.ts'
import { checkLinks, isServerType, needsSourceLink } from './link-checks.ts'
import { LinkCheckNote } from './link-check-note.tsx'
import { ProjectForm } from './project-form.tsx'
import { useLinkCheck } from './use-link-check.ts'

type ProjectSubmissionProps = {
  page: PageDataOf<'challenge'>
  /** Whether the link may be checked now; if not, it says why. */
  mayCheck?: () => boolean
}

/** The links of a project that is built elsewhere: checked, tested if they lead to a server, and submitted. */
export function ProjectSubmission({ page, mayCheck = () => true }: ProjectSubmissionProps) {
  const { challenge } = page
  const { id, challengeType, tests } = challenge
  const { t } = useTranslation()
  const { goOn, hasFinishedBlock, stay } = useGoOn(page)
  const user = useSessionUser()
  const submission = useSubmission(challenge, user)
  const serverTests = useTestRun(challenge, () => [])
  const form = useRef<HTMLFormElement>(null)
  const fields = useSentForm()?.fields
  const [links, setLinks] = useState(() => linksIn(fields ?? {}))
  const [isReady, setIsReady] = useState(() => Boolean(fields) && isSubmittable(links, challenge))
  const linkCheck = useLinkCheck()
  useEarlyFields(form, (typed) => {
    const early = linksIn(typed)
    setLinks(early.solution || early.githubLink ? early : readKeptLinks(id))
  })

  const change = (typed: ProjectLinks) => {
    setLinks(typed)
    keepLinks(id, typed)
    setIsReady(false)
    linkCheck.forget()
    if (serverTests.state.hasFinished) serverTests.reset()
  }
  const check = async () => {
    if (!mayCheck()) return
    if (user) void linkCheck.check(links.solution.trim())
    const address = withoutTrailingSlashes(links.solution.trim())
    const testServer = () => serverTests.run((runner, options) => runner.runAt(challenge, address, options))
    setIsReady(!isServerType(challengeType) || (await testServer()))
  }
  const submit = async () => {
    const solution = links.solution.trim()
    const sent = { solution, ...(needsSourceLink(challengeType) && { githubLink: links.githubLink.trim() }) }
    if (!(await submission.submit(sent))) return
    if (user) forgetLinks(id)
    await goOn()
  }
  return (
    <>
      {tests.length > 0 && <TestList tests={tests} states={serverTests.state.tests} isFolded={false} />}
      <ProjectForm
        challenge={challenge}
        form={form}
        links={links}
        isBusy={serverTests.state.isRunning}
        onChange={change}
        onSubmit={() => void check()}
      />
      <div role="status">
        <LinkCheckNote state={linkCheck.state} />
        <Feedback cause={causeOf(serverTests.state, tests)} run={serverTests.state} />
      </div>
      <div id={outcomeId}>
        {isReady ? (
          <LessonCompletion
            page={page}
            user={user}
            isSubmitting={submission.isSubmitting}
            finished={t(`challenge.done.${isServerType(challengeType) ? 'passed' : 'lesson'}`)}
            onSubmit={() => void submit()}
          />
        ) : (
          <SentRefusal />
        )}
      </div>
      {hasFinishedBlock && <FinishedBlock page={page} user={user} files={[]} onClose={stay} />}
    </>
  )
}

function linksIn({ solution = '', githubLink = '' }: FormFields): ProjectLinks {
  return { solution, githubLink }
}

/** Whether links can be submitted as they are, without tests of a server, which take scripts. */
function isSubmittable(links: ProjectLinks, challenge: Challenge): boolean {
  const { solution, source } = checkLinks(links, challenge)
  return !isServerType(challenge.challengeType) && !solution && !source
}
