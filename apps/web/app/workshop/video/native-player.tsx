import type { VideoFiles } from '@cairn/contract'
import { useTranslation } from '#shared/language/use-translation.ts'

/** The browser's own player, for readers without scripts. */
export function NativePlayer({ files, title }: { files: VideoFiles; title: string }) {
  const { t } = useTranslation()
  const { sources, captions = [], poster } = files
  return (
    <div className="video-frame">
      <noscript>
        {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- captions are the author's to add; without them there is the transcript */}
        <video controls preload="none" poster={poster} aria-label={t('video.frame', { title })}>
          {sources.map(({ src, type }) => (
            <source key={src} src={src} type={type} />
          ))}
          {captions.map(({ src, lang, label }) => (
            <track key={src} kind="captions" src={src} srcLang={lang} label={label} />
          ))}
        </video>
      </noscript>
    </div>
  )
}
