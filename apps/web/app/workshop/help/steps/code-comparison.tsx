import type { Challenge, Solution } from '@cairn/contract'
import type { SourceFile } from '@cairn/runner'
import { InOrder } from '#shared/in-order.tsx'
import { useTranslation } from '#shared/language/use-translation.ts'
import { differingLines } from './differing-lines.ts'

type CodeComparisonProps = {
  challenge: Challenge
  files: readonly SourceFile[]
  solutions: readonly Solution[]
}

/** Which of the camper's lines differ from a solution, without giving the solution away. */
export function CodeComparison({ challenge, files, solutions }: CodeComparisonProps) {
  const { t } = useTranslation()
  const difference = differingLines(challenge.files, files, solutions)
  switch (difference.kind) {
    case 'same':
      return <p>{t('challenge.help.same')}</p>
    case 'missing':
      return (
        <p>
          {difference.after === 0
            ? t('challenge.help.missingAtStart', { file: difference.file })
            : t('challenge.help.missing', { file: difference.file, line: difference.after })}
        </p>
      )
    case 'own-way':
      return <p>{t('challenge.help.ownWay', { file: difference.file, line: difference.first })}</p>
    case 'lines': {
      const { file, first, lines } = difference
      return (
        <>
          <p>
            {lines.length === 1
              ? t('challenge.help.differsInLine', { file, line: first })
              : t('challenge.help.differsInLines', { file, first, last: first + lines.length - 1 })}
          </p>
          <ol className="help-steps__lines" start={first} dir="ltr">
            <InOrder items={lines}>
              {(line) => (
                <li>
                  <code>{line}</code>
                </li>
              )}
            </InOrder>
          </ol>
        </>
      )
    }
  }
}
