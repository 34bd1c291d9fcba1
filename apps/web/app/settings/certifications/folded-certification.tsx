import { certificationAnchor } from '@cairn/contract'
import { type ReactNode, useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { useTranslation } from '#shared/language/use-translation.ts'

type FoldedCertificationProps = {
  slug: string
  title: ReactNode
  isHeld: boolean
  /** How many of the requirements are met. */
  done: number
  /** What all requirements are. */
  madeOf: 'project' | 'certification'
  requirements: readonly { id: string; name: ReactNode; state: ReactNode }[]
  /** What can be done with it, below its requirements. */
  children: ReactNode
}

/** A certification with its requirements, folded until the camper opens it or the address names it. */
export function FoldedCertification(props: FoldedCertificationProps) {
  const { slug, title, isHeld, done, madeOf, requirements, children } = props
  const { t } = useTranslation()
  const { hash } = useLocation()
  const details = useRef<HTMLDetailsElement>(null)
  useEffect(() => {
    if (hash !== `#${certificationAnchor(slug)}` || !details.current) return
    details.current.open = true
    details.current.scrollIntoView()
  }, [hash, slug])
  return (
    <details ref={details} id={certificationAnchor(slug)} className="certification">
      <summary>
        <h4>{title}</h4>
        <span className={isHeld ? 'certification__held' : 'soft'}>
          {isHeld ? t('certifications.held') : t('certifications.done', { done, total: requirements.length })}
        </span>
      </summary>
      <table>
        <thead>
          <tr>
            <th scope="col">{t(`certifications.${madeOf}`)}</th>
            <th scope="col">{t('certifications.state')}</th>
          </tr>
        </thead>
        <tbody>
          {requirements.map(({ id, name, state }) => (
            <tr key={id}>
              <th scope="row">{name}</th>
              <td>{state}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {children}
    </details>
  )
}
