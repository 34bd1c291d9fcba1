import type { SeedFile } from '@cairn/contract'
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import { CodeEditor } from '#workshop/editor/code-editor.tsx'
import { splitAtRegion } from '#workshop/editor/early-editor.tsx'
import { ForeignSourcesNotice } from '#workshop/preview/foreign-sources-notice.tsx'
import { PreviewPane } from '#workshop/preview/preview-pane.tsx'
import { useRun } from '#workshop/run/use-run.ts'
import { useRunner } from '#workshop/run/use-runner.ts'
import { LessonFrame } from './lesson-frame.tsx'
import { SignAnswer } from './sign-answer.tsx'
import { signLesson } from './sign-lesson.ts'

type OpenLessonProps = {
  file: SeedFile
  greeting: string
  /** What has been typed so far. */
  contents: string
  takesFocus: RefObject<boolean>
  /** Whether the button was what opened the lesson. */
  isCheckWanted: boolean
}

/** The lesson at work: the editor, the page beside it, and tests. */
export function OpenLesson({ file, greeting, contents, takesFocus, isCheckWanted }: OpenLessonProps) {
  const [challenge] = useState(() => signLesson(greeting))
  const [files, setFiles] = useState(() => [
    { ...file, contents, editableContents: splitAtRegion(file, contents).open },
  ])
  const latest = useRef(files)
  const currentFiles = () => latest.current
  const previewHost = useRef<HTMLDivElement>(null)
  const openRunner = useRunner(challenge, true, currentFiles)
  const run = useRun({
    challenge,
    files,
    currentFiles,
    isAwake: true,
    openRunner,
    previewHost,
    staysPassed: true,
  })
  const checkAtOnce = useEffectEvent(() => {
    if (isCheckWanted) void run.check()
  })
  useEffect(() => checkAtOnce(), [])
  return (
    <LessonFrame
      onCheck={() => void run.check()}
      answer={<SignAnswer run={run.state} challenge={challenge} />}
      editor={
        <CodeEditor
          seed={file}
          contents={contents}
          isReadOnly={false}
          takesFocus={takesFocus}
          onChange={(text, editableContents) => {
            latest.current = [{ ...file, contents: text, editableContents }]
            setFiles(latest.current)
            run.noteChange()
          }}
          onRun={() => void run.check()}
          onSave={() => undefined}
        />
      }
      preview={
        <PreviewPane
          host={previewHost}
          state={run.state}
          isPaused={run.isPaused}
          question={<ForeignSourcesNotice sources={run.sources} />}
        />
      }
    />
  )
}
