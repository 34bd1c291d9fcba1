import { useTranslation } from '#shared/language/use-translation.ts'
import { differingPart } from './differing-part.ts'

type ComparedValuesProps = { expected: string; actual: string }

/** The value that a test expected beside the one it got, with the differing part marked and named. */
export function ComparedValues({ expected, actual }: ComparedValuesProps) {
  const { t } = useTranslation()
  const one = [...expected]
  const other = [...actual]
  const { start, oneEnd, otherEnd } = differingPart(one, other)
  const missing = one.slice(start, oneEnd).join('')
  const surplus = other.slice(start, otherEnd).join('')
  const areNumbers = isNumber(expected) && isNumber(actual)
  const isPartial =
    !areNumbers && start > 0 && (missing.length < expected.length || surplus.length < actual.length)
  const kind = surplus === '' ? 'missing' : missing === '' ? 'surplus' : 'changed'
  return (
    <>
      <dl className="feedback__values">
        <Value name="expected" text={one} start={start} end={isPartial ? oneEnd : start} />
        <Value name="actual" text={other} start={start} end={isPartial ? otherEnd : start} />
      </dl>
      {isPartial && (
        <p>
          {t(`challenge.difference.${kind}`, {
            at: start + 1,
            missing: withVisibleSpaces(missing),
            surplus: withVisibleSpaces(surplus),
          })}
        </p>
      )}
    </>
  )
}

type ValueProps = { name: 'expected' | 'actual'; text: readonly string[]; start: number; end: number }

function Value({ name, text, start, end }: ValueProps) {
  const { t } = useTranslation()
  return (
    <div>
      <dt>{t(`challenge.${name}`)}</dt>
      <dd>
        <code>
          {text.slice(0, start)}
          {end > start && <mark>{text.slice(start, end)}</mark>}
          {text.slice(end)}
        </code>
      </dd>
    </div>
  )
}

/** Numbers differ as a whole; which of their digits do says nothing. */
function isNumber(text: string): boolean {
  return text.trim() !== '' && Number.isFinite(Number(text))
}

function withVisibleSpaces(text: string): string {
  return text.replaceAll(' ', '␣').replaceAll('\n', '↵')
}
