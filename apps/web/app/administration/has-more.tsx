import { useTranslation } from '#shared/language/use-translation.ts'

/** Says that a list goes on. */
export function HasMore({ isTrue, count }: { isTrue: boolean; count: number }) {
  const { t } = useTranslation()
  return isTrue && <p className="soft">{t('administration.more', { count })}</p>
}
