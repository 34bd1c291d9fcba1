import { createRunner } from '../index.ts'
import type {
  PreviewOptions,
  RunnableChallenge,
  Runner,
  RunnerEvent,
  RunnerOptions,
  SourceFile,
} from '../runner.ts'

declare global {
  /** What a test can use in the page that stands for the app. */
  var host: {
    open: (options: RunnerOptions) => void
    runner: () => Runner
    run: (challenge: RunnableChallenge, files: SourceFile[]) => Promise<RunnerEvent[]>
    /** Ends the run with the first test that does not pass. */
    runUntilFailure: (challenge: RunnableChallenge, files: SourceFile[]) => Promise<RunnerEvent[]>
    runAt: (challenge: RunnableChallenge, address: string) => Promise<RunnerEvent[]>
    preview: (
      challenge: RunnableChallenge,
      files: SourceFile[],
      mayLoadFrom?: readonly string[],
    ) => Promise<RunnerEvent[]>
    /** Like `preview`; answers the program's questions with these lines, in order. */
    converse: (
      challenge: RunnableChallenge,
      files: SourceFile[],
      lines: readonly string[],
    ) => Promise<RunnerEvent[]>
    /** Previews until a printed line begins with this text. */
    previewUntil: (
      challenge: RunnableChallenge,
      files: SourceFile[],
      beginning: string,
    ) => Promise<RunnerEvent[]>
    /** Messages that other windows have sent to this one. */
    strayMessages: number
    /** Ends what `run` and `preview` have started. */
    abort: () => void
  }
}

let runner: Runner | undefined
let controller = new AbortController()

globalThis.host = {
  open: (options) => {
    if (!runner) addEventListener('message', () => (globalThis.host.strayMessages += 1))
    runner?.dispose()
    runner = createRunner(options)
  },
  runner: openedRunner,
  run: (challenge, files) =>
    record((onEvent) => openedRunner().run(challenge, files, { signal: controller.signal, onEvent })),
  runUntilFailure: (challenge, files) => {
    const run = new AbortController()
    return record((keep) => {
      const onEvent = (event: RunnerEvent) => {
        keep(event)
        if (event.type === 'test' && event.result.state !== 'passed') run.abort()
      }
      return openedRunner().run(challenge, files, { signal: run.signal, onEvent })
    })
  },
  runAt: (challenge, address) =>
    record((onEvent) => openedRunner().runAt(challenge, address, { signal: controller.signal, onEvent })),
  preview: (challenge, files, mayLoadFrom = []) =>
    record((onEvent) => preview(challenge, files, { onEvent, mayLoadFrom })),
  converse: (challenge, files, lines) => {
    const rest = [...lines]
    return record((onEvent) =>
      preview(challenge, files, {
        mayLoadFrom: [],
        onEvent: (event) => {
          onEvent(event)
          const line = event.type === 'ask' ? rest.shift() : undefined
          if (line !== undefined) openedRunner().answer(line)
        },
      }),
    )
  },
  previewUntil: (challenge, files, beginning) => {
    const events: RunnerEvent[] = []
    const { promise, resolve } = Promise.withResolvers<RunnerEvent[]>()
    const onEvent = (event: RunnerEvent) => {
      events.push(event)
      const [first] = event.type === 'console' ? event.parts : []
      if (typeof first === 'string' && first.startsWith(beginning)) resolve(events)
    }
    void preview(challenge, files, { onEvent, mayLoadFrom: [] })
    return promise
  },
  strayMessages: 0,
  abort: () => {
    controller.abort()
    controller = new AbortController()
  },
}

function preview(
  challenge: RunnableChallenge,
  files: SourceFile[],
  { onEvent, mayLoadFrom }: Required<Pick<PreviewOptions, 'onEvent' | 'mayLoadFrom'>>,
): Promise<void> {
  const host = document.querySelector<HTMLElement>('#preview') ?? document.body
  const { signal } = controller
  return openedRunner().preview(challenge, files, { signal, host, title: 'Preview', mayLoadFrom, onEvent })
}

function openedRunner(): Runner {
  if (!runner) throw new Error('host.open() comes first')
  return runner
}

/** The events until the call settles; later ones are added to the same list. */
async function record(
  work: (onEvent: (event: RunnerEvent) => void) => Promise<void>,
): Promise<RunnerEvent[]> {
  const events: RunnerEvent[] = []
  await work((event) => events.push(event))
  return events
}
