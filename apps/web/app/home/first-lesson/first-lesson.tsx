import { useRef, useState } from 'react'
import { useTranslation } from '#shared/language/use-translation.ts'
import { EarlyEditor } from '#workshop/editor/early-editor.tsx'
import { LessonFrame } from './lesson-frame.tsx'
import type { OpenLesson } from './open-lesson.tsx'
import { signFile } from './sign-lesson.ts'

/** A lesson in the home page. Its editor and the runner load when it is touched. */
export function FirstLesson() {
  const { t } = useTranslation()
  const greeting = t('home.lesson.greeting')
  const file = signFile(greeting)
  const [contents, setContents] = useState(file.contents)
  const [isCheckWanted, setIsCheckWanted] = useState(false)
  const [opened, setOpened] = useState<{ OpenLesson: typeof OpenLesson } | null>(null)
  const isTyping = useRef(false)
  const open = () => {
    const load = async () => setOpened(await import('./open-lesson.tsx'))
    void load()
  }
  if (opened) {
    const state = { contents, isCheckWanted, takesFocus: isTyping }
    return <opened.OpenLesson file={file} greeting={greeting} {...state} />
  }
  return (
    <LessonFrame
      onCheck={() => {
        setIsCheckWanted(true)
        open()
      }}
      editor={
        <EarlyEditor
          seed={file}
          contents={file.contents}
          onTyping={(is) => {
            isTyping.current = is
            if (is) open()
          }}
          onChange={setContents}
        />
      }
      preview={
        <section className="preview" aria-label={t('challenge.tabs.preview')}>
          <header className="pane__title">
            <h2>{t('challenge.tabs.preview')}</h2>
          </header>
          <div className="preview__page first-lesson__page">
            <p className="sign">{greeting}</p>
          </div>
        </section>
      }
    />
  )
}
