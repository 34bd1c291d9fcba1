import { isLink, limits, type PortfolioItem } from '@cairn/contract'
import { type FormEvent, useEffect, useState } from 'react'
import { TextField } from '#settings/form/text-field.tsx'
import { useTranslation } from '#shared/language/use-translation.ts'

type PortfolioFormProps = {
  /** With what has been typed. */
  item: PortfolioItem
  isSaving: boolean
  onType: (item: PortfolioItem) => void
  onKeep: (item: PortfolioItem) => void
  onCancel: () => void
}

/** A form for one portfolio item that reports errors at each field (docs/reference/api.md, “Settings”). */
export function PortfolioForm({ item, isSaving, onType, onKeep, onCancel }: PortfolioFormProps) {
  const { t } = useTranslation()
  const [isJudged, setIsJudged] = useState(false)
  const isImageSeen = useIsImage(item.image.trim())
  const wrong = {
    title: item.title.trim().length < limits.minPortfolioTitleLength,
    url: !isLink(item.url.trim()),
    image: item.image.trim() !== '' && !isImageSeen,
  }
  const set = (name: keyof PortfolioItem) => (text: string) => onType({ ...item, [name]: text })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setIsJudged(true)
    if (wrong.title || wrong.url || wrong.image) return
    onKeep({
      ...item,
      title: item.title.trim(),
      url: item.url.trim(),
      image: item.image.trim(),
    })
  }
  const field = (name: 'title' | 'url' | 'image') => ({
    label: t(`settings.portfolio.fields.${name}`),
    value: item[name],
    isWrong: isJudged && wrong[name],
    note: isJudged && wrong[name] && t(`settings.portfolio.wrong.${name}`),
    onText: set(name),
  })
  return (
    <form noValidate className="settings__form" onSubmit={submit}>
      <TextField {...field('title')} maxLength={limits.maxPortfolioTitleLength} />
      <TextField {...field('url')} type="url" dir="ltr" maxLength={limits.maxLinkLength} />
      <TextField {...field('image')} type="url" dir="ltr" maxLength={limits.maxLinkLength} />
      <TextField
        label={t('settings.portfolio.fields.description')}
        value={item.description}
        isLong
        maxLength={limits.maxPortfolioDescriptionLength}
        note={t('settings.left', {
          count: limits.maxPortfolioDescriptionLength - item.description.length,
        })}
        onText={set('description')}
      />
      <div className="settings__actions">
        <button type="submit" className="button button--primary" disabled={isSaving}>
          {t('settings.save')}
        </button>
        <button type="button" className="button" onClick={onCancel}>
          {t('settings.cancel')}
        </button>
      </div>
    </form>
  )
}

/** Whether an address is an image, which is true when the browser can show it. */
function useIsImage(address: string): boolean {
  const [shown, setShown] = useState('')
  useEffect(() => {
    if (!isLink(address)) return undefined
    const image = new Image()
    const tell = () => setShown(address)
    image.addEventListener('load', tell)
    image.referrerPolicy = 'no-referrer'
    image.src = address
    return () => image.removeEventListener('load', tell)
  }, [address])
  return address !== '' && shown === address
}
