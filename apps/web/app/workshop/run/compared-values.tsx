import { useTranslation } from '#shared/language/use-translation.ts'
import type { DifferingPart } from './differing-part.ts'
import { markedPart } from './marked-part.ts'

type ComparedValuesProps = { expected: string; actual: string }

/** The value that a test expected beside the one it got, with the differing part marked and named. */
export function ComparedValues({ expected, actual }: ComparedValuesProps) {
  const part = markedPart(expected, actual)
  return (
    <>
      <dl className="feedback__values">
        <Value name="expected" text={expected} start={part?.start} end={part?.oneEnd} />
        <Value name="actual" text={actual} start={part?.start} end={part?.otherEnd} />
      </dl>
      {part && <Difference expected={expected} actual={actual} part={part} />}
    </>
  )
}

type DifferenceProps = ComparedValuesProps & { part: DifferingPart }

function Difference({ expected, actual, part: { start, oneEnd, otherEnd } }: DifferenceProps) {
  const { t } = useTranslation()
  const missing = [...expected].slice(start, oneEnd).join('')
  const surplus = [...actual].slice(start, otherEnd).join('')
  const kind = surplus === '' ? 'missing' : missing === '' ? 'surplus' : 'changed'
  return (
    <p>
      {t(`challenge.difference.${kind}`, {
        at: start + 1,
        missing: withVisibleSpaces(missing),
        surplus: withVisibleSpaces(surplus),
      })}
    </p>
  )
}

type ValueProps = {
  name: 'expected' | 'actual'
  text: string
  start?: number | undefined
  end?: number | undefined
}

/** Without a part to mark, `start` and `end` are left out. */
function Value({ name, text, start = 0, end = 0 }: ValueProps) {
  const { t } = useTranslation()
  const characters = [...text]
  return (
    <div>
      <dt>{t(`challenge.${name}`)}</dt>
      <dd>
        <code>
          {characters.slice(0, start)}
          {end > start && <mark>{characters.slice(start, end)}</mark>}
          {characters.slice(end)}
        </code>
      </dd>
    </div>
  )
}

function withVisibleSpaces(text: string): string {
  return text.replaceAll(' ', '␣').replaceAll('\n', '↵')
}
