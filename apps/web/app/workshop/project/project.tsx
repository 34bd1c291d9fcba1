import { type PageDataOf, withoutTrailingSlashes } from '@cairn/contract'
import { useEffect, useState } from 'react'
import { useSessionUser } from '#shared/call/session-user.ts'
import { useCompletedIds } from '#shared/use-completed-ids.ts'
import { CompletionPanel } from '#workshop/completion/completion-panel.tsx'
import { FinishedBlock } from '#workshop/completion/finished-block.tsx'
import { useGoOn } from '#workshop/completion/use-go-on.ts'
import { LessonHeading } from '#workshop/lesson/lesson-heading.tsx'
import { Breadcrumbs, Neighbours } from '#workshop/lesson/lesson-place.tsx'
import { TranslationNotice } from '#workshop/lesson/translation-notice.tsx'
import { ReadingParts } from '#workshop/reading/reading-parts.tsx'
import { causeOf } from '#workshop/run/cause.ts'
import { Feedback } from '#workshop/run/feedback.tsx'
import { TestList } from '#workshop/run/test-list.tsx'
import { useSubmission } from '#workshop/submission/use-submission.ts'
import { forgetLinks, keepLinks, type ProjectLinks, readKeptLinks } from './kept-links.ts'
import { isServerType, needsSourceLink } from './link-checks.ts'
import { LinkCheckNote } from './link-check-note.tsx'
import { ProjectForm } from './project-form.tsx'
import { useLinkCheck } from './use-link-check.ts'
import { useServerTests } from './use-server-tests.ts'

/** The page of a project that is built elsewhere: its requirements, and a form for its links. */
export function Project({ page }: { page: PageDataOf<'challenge'> }) {
  const { challenge } = page
  const { id, challengeType, tests, description, instructions } = challenge
  const { goOn, hasFinishedBlock, stay } = useGoOn(page)
  const user = useSessionUser()
  const submission = useSubmission(challenge, user)
  const serverTests = useServerTests(challenge)
  const [links, setLinks] = useState<ProjectLinks>({ solution: '', githubLink: '' })
  const [isReady, setIsReady] = useState(false)
  const linkCheck = useLinkCheck()
  const completed = useCompletedIds()
  useEffect(() => setLinks(readKeptLinks(id)), [id])

  const change = (typed: ProjectLinks) => {
    setLinks(typed)
    keepLinks(id, typed)
    setIsReady(false)
    linkCheck.forget()
    if (serverTests.state.hasFinished) serverTests.reset()
  }
  const check = async () => {
    if (user) void linkCheck.check(links.solution.trim())
    const address = withoutTrailingSlashes(links.solution.trim())
    setIsReady(!isServerType(challengeType) || (await serverTests.run(address)))
  }
  const submit = async () => {
    const solution = links.solution.trim()
    const sent = { solution, ...(needsSourceLink(challengeType) && { githubLink: links.githubLink.trim() }) }
    if (!(await submission.submit(sent))) return
    if (user) forgetLinks(id)
    await goOn()
  }
  return (
    <article className="instructions reading">
      <Breadcrumbs page={page} />
      <LessonHeading page={page} completed={completed} />
      <TranslationNotice challenge={challenge} />
      <ReadingParts challenge={challenge} />
      {tests.length > 0 && <TestList tests={tests} states={serverTests.state.tests} isFolded={false} />}
      <ProjectForm
        challengeType={challengeType}
        shown={description + instructions}
        links={links}
        isBusy={serverTests.state.isRunning}
        onChange={change}
        onSubmit={() => void check()}
      >
        <LinkCheckNote state={linkCheck.state} />
      </ProjectForm>
      <div role="status">
        <Feedback cause={causeOf(serverTests.state, tests)} run={serverTests.state} />
      </div>
      {isReady && (
        <CompletionPanel
          page={page}
          user={user}
          isSubmitting={submission.isSubmitting}
          onSubmit={() => void submit()}
        />
      )}
      {hasFinishedBlock && <FinishedBlock page={page} user={user} files={[]} onClose={stay} />}
      <Neighbours page={page} completed={completed} />
    </article>
  )
}
