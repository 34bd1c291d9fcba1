import { useSite } from '#shared/call/site.ts'
import { useTranslation } from '#shared/language/use-translation.ts'

type PromotionProps = { place: 'header' | 'footer' }

/** A sentence about careers: the operator's, ours, or none. */
export function Promotion({ place }: PromotionProps) {
  const { t } = useTranslation()
  const { promotion } = useSite().frame
  if (promotion === 'none') return null
  return (
    <p className={`site-${place}__promotion`}>
      <bdi>{promotion ?? t(`frame.promotion.${place}`)}</bdi>
    </p>
  )
}
