import { useEffect, useId, useRef } from 'react'
import { useTranslation } from '#shared/language/use-translation.ts'
import { type Way, ways } from './use-way.ts'

type WayChoiceProps = {
  way: Way
  /** Whether the camper has just chosen: each way has a page of its own, on which their focus goes on. */
  takesFocus: boolean
  onChoose: (way: Way) => void
}

/** Asks where a front-end project is built. */
export function WayChoice({ way, takesFocus, onChoose }: WayChoiceProps) {
  const { t } = useTranslation()
  const id = useId()
  const chosen = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (takesFocus) chosen.current?.focus()
  }, [takesFocus])
  return (
    <fieldset className="way-choice">
      <legend>{t('frontEndProject.ways.title')}</legend>
      {ways.map((one) => (
        <label key={one} className="way-choice__way">
          <input
            ref={one === way ? chosen : undefined}
            type="radio"
            name={id}
            checked={one === way}
            aria-labelledby={`${id}-${one}`}
            aria-describedby={`${id}-${one}-note`}
            onChange={() => onChoose(one)}
          />
          <span id={`${id}-${one}`} className="way-choice__name">
            {t(`frontEndProject.ways.${one}`)}
          </span>
          <span id={`${id}-${one}-note`} className="way-choice__note">
            {t(`frontEndProject.ways.${one}Note`)}
          </span>
        </label>
      ))}
    </fieldset>
  )
}
