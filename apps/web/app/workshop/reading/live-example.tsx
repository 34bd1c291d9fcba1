import type { ChallengeType, InteractivePart, SeedFile } from '@cairn/contract'
import type { RunnableChallenge } from '@cairn/runner'
import { type ComponentType, lazy, Suspense, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useTranslation } from '#shared/language/use-translation.ts'
import { ConsolePane } from '#workshop/console/console-pane.tsx'
import { LessonHtml } from '#workshop/lesson/lesson-html.tsx'
import { ForeignSourcesNotice } from '#workshop/preview/foreign-sources-notice.tsx'
import { PreviewNotice, PreviewPane } from '#workshop/preview/preview-pane.tsx'
import { usePreviewRun } from '#workshop/run/use-preview-run.ts'

const CodeEditor = lazy(async () => {
  const { CodeEditor: component } = await import('#workshop/editor/code-editor.tsx')
  return { default: component satisfies ComponentType<never> }
})

type Example = Extract<InteractivePart, { type: 'editor' }>
type LiveExampleProps = { example: Example; challengeId: string }

/** Code in a lecture: plain text until the reader wants to try it, then a small workshop. */
export function LiveExample({ example, challengeId }: LiveExampleProps) {
  const { t } = useTranslation()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <figure className="example">
      {example.instructions && <LessonHtml className="lesson" html={example.instructions} />}
      {isOpen ? (
        <OpenExample example={example} challengeId={challengeId} />
      ) : (
        <>
          <ExampleText files={example.files} />
          <div>
            <button type="button" className="button" onClick={() => setIsOpen(true)}>
              {t('challenge.example.try')}
            </button>
          </div>
        </>
      )}
    </figure>
  )
}

function ExampleText({ files }: Pick<Example, 'files'>) {
  return files.map(({ fileKey, name, ext, contents }) => (
    <pre key={fileKey} aria-label={`${name}.${ext}`}>
      <code>{contents}</code>
    </pre>
  ))
}

function OpenExample({ example, challengeId }: LiveExampleProps) {
  const { t } = useTranslation()
  const texts = useRef<Record<string, string>>({})
  const challenge = toChallenge(example, challengeId)
  const currentFiles = () =>
    example.files.map((file) => ({
      ...file,
      contents: texts.current[file.fileKey] ?? file.contents,
      editableContents: '',
    }))
  const title = t('challenge.preview.title')
  const preview = usePreviewRun({ challenge, currentFiles, title, owner: 'camper' })
  const { state, sources, host, run } = preview
  const { mayLoadFrom } = sources
  const hasPage = challenge.challengeType === typeOf.page

  const runAgain = useEffectEvent(() => void run())
  useEffect(() => {
    if (mayLoadFrom.length > 0) runAgain()
  }, [mayLoadFrom])
  return (
    <>
      <Suspense fallback={<ExampleText files={example.files} />}>
        {example.files.map((file) => (
          <CodeEditor
            key={file.fileKey}
            seed={toSeed(file)}
            contents={file.contents}
            isReadOnly={false}
            onChange={(contents) => {
              texts.current = { ...texts.current, [file.fileKey]: contents }
            }}
            onRun={() => void run()}
            onSave={() => undefined}
          />
        ))}
      </Suspense>
      <div>
        <button type="button" className="button button--primary" onClick={() => void run()}>
          {t('challenge.example.run')}
        </button>
      </div>
      {hasPage && (
        <div className="example__page">
          <PreviewPane
            host={host}
            state={state}
            isPaused={false}
            question={<ForeignSourcesNotice sources={sources} />}
          />
        </div>
      )}
      {!hasPage && <PreviewNotice state={state} isPaused={false} />}
      {state.problems.map(({ line, column, message }) => (
        <p key={`${line}:${column}`} role="status">
          {t('challenge.problem', { line, column, message })}
        </p>
      ))}
      <ConsolePane
        lines={state.lines}
        question={state.question}
        onAnswer={(line) => void preview.answer(line)}
        onClear={preview.clearConsole}
      />
    </>
  )
}

const typeOf = { page: 0, javascript: 1, python: 20 } as const satisfies Record<string, ChallengeType>

function toChallenge({ files }: Example, id: string): RunnableChallenge {
  const extensions = new Set<string>(files.map(({ ext }) => ext))
  const isPage = ['html', 'css', 'jsx', 'tsx'].some((extension) => extensions.has(extension))
  return {
    id,
    challengeType: extensions.has('py') ? typeOf.python : isPage ? typeOf.page : typeOf.javascript,
    tests: [],
    hooks: { beforeAll: '', beforeEach: '', afterEach: '', afterAll: '' },
    disableLoopProtectTests: false,
    disableLoopProtectPreview: false,
  }
}

function toSeed(file: Example['files'][number]): SeedFile {
  return { ...file, editableRegionBoundaries: [] }
}
