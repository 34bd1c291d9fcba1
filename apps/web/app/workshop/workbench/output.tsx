import { type Challenge, environmentOf } from '@cairn/contract'
import { latePart } from '#shared/late-part.tsx'
import { ConsolePane } from '#workshop/console/console-pane.tsx'
import { Pane } from '#workshop/panes/pane.tsx'
import { ForeignSourcesNotice } from '#workshop/preview/foreign-sources-notice.tsx'
import { PreviewNotice, PreviewPane } from '#workshop/preview/preview-pane.tsx'
import type { Run } from '#workshop/run/use-run.ts'
import type { Bench } from './use-bench.ts'

const RunReport = latePart(async () => (await import('#workshop/run/run-report.tsx')).RunReport)

type OutputProps = { challenge: Challenge; run: Run; bench: Bench; isHidden: boolean }

/** What the camper's code does: its page, if it has one, and its console. */
export function Output({ challenge, run, bench, isHidden }: OutputProps) {
  const { pane, panes, previewHost } = bench
  const environment = environmentOf(challenge)
  const hasPage = environment === 'page'
  const isReported = run.state.isReported && challenge.tests.length > 0
  return (
    <div className="output" data-hidden={isHidden}>
      {hasPage && (
        <Pane name="preview" active={pane} isHidden={panes.isHidden('preview')}>
          <PreviewPane
            host={previewHost}
            state={run.state}
            isPaused={run.isPaused}
            question={<ForeignSourcesNotice sources={run.sources} />}
          />
        </Pane>
      )}
      <Pane name="console" active={pane} isHidden={panes.isHidden('console')}>
        {!hasPage && (
          <PreviewNotice state={run.state} isPaused={run.isPaused} environment={challenge.environment} />
        )}
        <ConsolePane
          lines={run.state.lines}
          report={isReported && <RunReport run={run.state} />}
          question={run.state.question}
          asksForCommands={environment === 'shell'}
          onAnswer={(line) => void run.answer(line)}
          onClear={run.clearConsole}
        />
      </Pane>
    </div>
  )
}
