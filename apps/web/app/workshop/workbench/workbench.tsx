import { environmentOf, type PageDataOf } from '@cairn/contract'
import { type ReactNode, useState } from 'react'
import { latePart } from '#shared/late-part.tsx'
import { useLessonLanguage } from '#shared/language/lesson-language.ts'
import { EditorPane } from '#workshop/editor/editor-pane.tsx'
import { PaneSwitches } from '#workshop/panes/pane-switches.tsx'
import { PaneTabs } from '#workshop/panes/pane-tabs.tsx'
import { Pane } from '#workshop/panes/pane.tsx'
import { ResizableColumns } from '#workshop/panes/resizable-columns.tsx'
import { Dock } from './dock.tsx'
import type { Finish } from './finish.ts'
import { InstructionsPane } from './instructions-pane.tsx'
import { Output } from './output.tsx'
import type { Bench } from './use-bench.ts'
import type { Lesson } from './use-lesson.ts'
import { useWorkbenchKeys } from './use-workbench-keys.ts'

const ConflictDialog = latePart(
  async () => (await import('#workshop/code/conflict-dialog.tsx')).ConflictDialog,
)
const FinishedBlock = latePart(
  async () => (await import('#workshop/completion/finished-block.tsx')).FinishedBlock,
)
const SettingsDialog = latePart(
  async () => (await import('#workshop/help/settings-dialog.tsx')).SettingsDialog,
)

type WorkbenchProps = {
  page: PageDataOf<'challenge'>
  lesson: Lesson
  bench: Bench
  finish: Finish
  /** Whether the page was opened by a button that is gone, so that its focus goes to the text and then to the editor. */
  takesFocus: boolean
  /** What the camper decides before they read the lesson's text. */
  choice?: ReactNode
}

/** The page of a lesson with an editor: text, editor, output and next actions. */
export function Workbench({ page, lesson, bench, finish, takesFocus, choice }: WorkbenchProps) {
  const { lang } = useLessonLanguage()
  const { challenge } = page
  const { code, accountCode, run } = lesson
  const { isAwake, pane, panes } = bench
  const [hasSettings, setHasSettings] = useState(false)
  const onSettings = () => setHasSettings(true)
  useWorkbenchKeys({ page, lesson, bench, onSettings })
  const hasPage = environmentOf(challenge) === 'page'
  const isOutputHidden = panes.isHidden('console') && (!hasPage || panes.isHidden('preview'))
  const instructions = (
    <Pane name="instructions" active={pane} isHidden={panes.isHidden('instructions')}>
      <InstructionsPane
        page={page}
        work={{ files: code.files, tests: run.state.tests }}
        takesFocus={takesFocus}
        choice={choice}
      />
    </Pane>
  )
  const editor = (
    <Pane name="code" active={pane} isHidden={panes.isHidden('code')}>
      <EditorPane
        challenge={challenge}
        code={code}
        isAwake={isAwake}
        takesFocus={takesFocus}
        problems={run.state.problems}
        onChange={lesson.change}
        onSave={lesson.save}
        onRun={() => void lesson.check()}
      />
    </Pane>
  )
  const output = <Output challenge={challenge} run={run} bench={bench} isHidden={isOutputHidden} />

  return (
    <div className="workshop">
      {/* A phone shows one pane, which may not contain the lesson's heading. */}
      <h1 className="workshop__title visually-hidden" lang={lang}>
        {challenge.title}
      </h1>
      <ResizableColumns
        first={{ content: instructions, isHidden: panes.isHidden('instructions') }}
        second={{ content: editor, isHidden: panes.isHidden('code') }}
        third={{ content: output, isHidden: isOutputHidden }}
      />
      <Dock
        page={page}
        lesson={lesson}
        finish={finish}
        panes={<PaneSwitches panes={panes} hasPreview={hasPage} />}
        onSettings={onSettings}
      />
      {hasSettings && <SettingsDialog onClose={() => setHasSettings(false)} />}
      {accountCode.isAsking && accountCode.saved && (
        <ConflictDialog savedAt={accountCode.saved.lastSavedDate} onKeep={accountCode.keep} />
      )}
      {lesson.hasFinishedBlock && (
        <FinishedBlock page={page} user={lesson.user} files={code.files} onClose={lesson.stay} />
      )}
      <PaneTabs active={pane} hasPreview={hasPage} onSelect={bench.choosePane} />
    </div>
  )
}
