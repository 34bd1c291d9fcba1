import { useEffect, useRef, useState } from 'react'
import { useTranslation } from '#shared/language/use-translation.ts'
import { SearchBox } from './search-box.tsx'
import { keepSearchKey, readsSearchKey } from './use-search-key.ts'

/** The search over any page; Escape closes it and gives the focus back. */
export function SearchDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation()
  const dialog = useRef<HTMLDialogElement>(null)
  const [hasKey, setHasKey] = useState(readsSearchKey)
  useEffect(() => dialog.current?.showModal(), [])
  const close = () => dialog.current?.close()
  const changeKey = (isOn: boolean) => {
    keepSearchKey(isOn)
    setHasKey(isOn)
  }
  return (
    <dialog ref={dialog} className="search-dialog" aria-label={t('search.title')} onClose={onClose}>
      <SearchBox onChosen={close} />
      <footer className="search-dialog__foot">
        <label>
          <input type="checkbox" checked={hasKey} onChange={({ target }) => changeKey(target.checked)} />{' '}
          {t('search.key')}
        </label>
        <button type="button" className="button" onClick={close}>
          {t('search.close')}
        </button>
      </footer>
    </dialog>
  )
}
