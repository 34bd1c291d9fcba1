import { Counter, Gauge } from 'prom-client'
import { jobTried, lessonCompleted, mailTried, signedIn, streamChanged } from '#telemetry/topics.ts'

/** Counts what the parts of the school tell, from zero for each kind, so that the first one is a change, too. */
export function countWork(): void {
  const mails = new Counter({
    name: 'cairn_mails_total',
    help: 'Attempts to send a mail: it was sent, is tried again, or was given up',
    labelNames: ['outcome'],
  })
  for (const outcome of ['sent', 'postponed', 'given-up']) mails.inc({ outcome }, 0)
  mailTried.listen(({ outcome }) => mails.inc({ outcome }))

  const jobs = new Counter({
    name: 'cairn_job_attempts_total',
    help: 'Attempts of this process to do a job',
    labelNames: ['queue', 'outcome'],
  })
  jobTried.listen(({ queue, isDone }) => jobs.inc({ queue, outcome: isDone ? 'done' : 'again' }))

  const signIns = new Counter({ name: 'cairn_sign_ins_total', help: 'Campers who have signed in' })
  signedIn.listen(() => signIns.inc())

  const completions = new Counter({
    name: 'cairn_completions_total',
    help: 'Lessons that campers have completed for the first time',
  })
  lessonCompleted.listen(() => completions.inc())

  const streams = new Gauge({ name: 'cairn_event_streams', help: 'Pages with an open stream of news' })
  streamChanged.listen(({ by }) => streams.inc(by))
}
