import { type PageDataOf, withoutTrailingSlashes } from '@cairn/contract'
import { useEffect, useState } from 'react'
import { useSessionUser } from '#shared/call/session-user.ts'
import { CompletionPanel } from '#workshop/completion/completion-panel.tsx'
import { FinishedBlock } from '#workshop/completion/finished-block.tsx'
import { useGoOn } from '#workshop/completion/use-go-on.ts'
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

type ProjectSubmissionProps = {
  page: PageDataOf<'challenge'>
  /** Whether the link may be checked now; if not, it says why. */
  mayCheck?: () => boolean
}

/** The links of a project that is built elsewhere: checked, tested if they lead to a server, and submitted. */
export function ProjectSubmission({ page, mayCheck = () => true }: ProjectSubmissionProps) {
  const { challenge } = page
  const { id, challengeType, tests, description, instructions } = challenge
  const { goOn, hasFinishedBlock, stay } = useGoOn(page)
  const user = useSessionUser()
  const submission = useSubmission(challenge, user)
  const serverTests = useServerTests(challenge)
  const [links, setLinks] = useState<ProjectLinks>({ solution: '', githubLink: '' })
  const [isReady, setIsReady] = useState(false)
  const linkCheck = useLinkCheck()
  useEffect(() => setLinks(readKeptLinks(id)), [id])

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
    <>
      {tests.length > 0 && <TestList tests={tests} states={serverTests.state.tests} isFolded={false} />}
      <ProjectForm
        challengeType={challengeType}
        shown={description + instructions}
        links={links}
        isBusy={serverTests.state.isRunning}
        onChange={change}
        onSubmit={() => void check()}
      />
      <div role="status">
        <LinkCheckNote state={linkCheck.state} />
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
    </>
  )
}
