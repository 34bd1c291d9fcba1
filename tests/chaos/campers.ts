import { setTimeout as wait } from 'node:timers/promises'
import type { SeededCamper } from '../product/seed-campers.ts'
import { type Outcome, Session } from './calls.ts'
import type { Ledger } from './ledger.ts'

/** A lesson that was saved: when it was first sent and acknowledged, and how often it had been refused. */
type Save = { sentAt: number; acknowledgedAt: number; refusals: number }

export type CampersOptions = {
  origin: string
  /** More than work at once: each of them gives way to the next when all lessons are done. */
  campers: readonly SeededCamper[]
  lessons: readonly string[]
  ledger: Ledger
}

export const campersAtOnce = 50
/** Campers may complete 900 lessons an hour. */
export const mostLessons = 800
const retryMs = 500
/** A lesson is saved after one to three seconds. */
const pause = () => 1000 + Math.random() * 2000

/** Campers who save one lesson after the other, and send each again until it is acknowledged, as browsers do. */
export class Campers {
  readonly outcomes = new Map<Outcome, number>()
  readonly #options: CampersOptions
  readonly #waiting: SeededCamper[]
  readonly #desks: Desk[] = Array.from({ length: campersAtOnce }, () => ({ saves: [] }))
  readonly #ended: Promise<unknown>
  #isOver = false

  constructor(options: CampersOptions) {
    this.#options = options
    this.#waiting = [...options.campers]
    this.#ended = Promise.all(this.#desks.map((desk) => this.#sit(desk)))
  }

  /** Rejects when a camper cannot go on. */
  async failed(): Promise<never> {
    await this.#ended
    return new Promise(() => undefined)
  }

  /** Whether each of them has had a lesson acknowledged that was first sent after `moment`. */
  areServedSince(moment: number): boolean {
    return this.#desks.every(({ saves }) => (saves.at(-1)?.sentAt ?? 0) > moment)
  }

  /**
   * Milliseconds from `moment` until everyone who was refused after it had their lesson acknowledged; 0 if no one was
   * refused.
   */
  hinderedSince(moment: number): number {
    const hindered = this.#desks.flatMap(({ saves }) =>
      saves.filter(({ acknowledgedAt, refusals }) => acknowledgedAt > moment && refusals > 0),
    )
    return Math.max(0, ...hindered.map(({ acknowledgedAt }) => acknowledgedAt - moment))
  }

  async stop(): Promise<void> {
    this.#isOver = true
    await this.#ended
  }

  /** The campers who sit at one desk, one after the other. */
  async #sit(desk: Desk): Promise<void> {
    const { origin, lessons } = this.#options
    await wait(pause())
    while (!this.#isOver) {
      const camper = this.#waiting.shift()
      if (!camper) throw new Error('All campers have done all lessons. There must be more of them.')
      const session = new Session(origin, camper.cookie)
      for (const lesson of lessons.slice(0, mostLessons)) {
        if (this.#isOver) return
        desk.saves = [...desk.saves.slice(-keptSaves), await this.#save(session, camper, lesson)]
        await wait(pause())
      }
    }
  }

  async #save(session: Session, { userId }: SeededCamper, challengeId: string): Promise<Save> {
    const sentAt = performance.now()
    for (let refusals = 0; ; refusals++) {
      const outcome = await session.complete(challengeId)
      this.outcomes.set(outcome, (this.outcomes.get(outcome) ?? 0) + 1)
      if (outcome === '200') {
        this.#options.ledger.keep({ userId, challengeId })
        return { sentAt, acknowledgedAt: performance.now(), refusals }
      }
      await wait(retryMs)
    }
  }
}

/** Enough for the minutes of one fault. */
const keptSaves = 300

type Desk = { saves: Save[] }
