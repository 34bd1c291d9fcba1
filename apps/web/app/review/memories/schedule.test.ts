import { describe, expect, test } from 'vitest'
import { dueLessons, type Memory, remember, restMs } from './schedule.ts'

const dayMs = 24 * 60 * 60 * 1000
const now = 100 * dayMs
const inDays = ({ streak, answeredDate }: Memory) => (answeredDate + restMs(streak) - now) / dayMs

describe('a lesson that was asked about', () => {
  test('is asked about less and less often while the answers are right', () => {
    const waits: number[] = []
    let memory: Memory | undefined
    for (let time = 0; time < 7; time++) {
      memory = remember(memory, true, now)
      waits.push(inDays(memory))
    }
    expect(waits).toEqual([3, 7, 16, 35, 90, 90, 90])
  })

  test('comes back the next day after a wrong answer', () => {
    const memory = remember({ streak: 4, answeredDate: now - 40 * dayMs }, false, now)
    expect([memory.streak, inDays(memory)]).toEqual([0, 1])
  })
})

describe('the lessons to ask about', () => {
  const finishedAt = new Map([
    ['yesterday', now - dayMs],
    ['today', now],
    ['strong', now - 50 * dayMs],
    ['weak', now - 50 * dayMs],
  ])
  const memories = {
    strong: { streak: 3, answeredDate: now - 25 * dayMs },
    weak: { streak: 0, answeredDate: now - 3 * dayMs },
  }

  test('are the weakest first, and none that was finished today', () => {
    expect(dueLessons(finishedAt, memories, now).due).toEqual(['weak', 'yesterday', 'strong'])
  })

  test('come again when the next one is due', () => {
    expect(dueLessons(finishedAt, memories, now).nextAt).toBe(now + dayMs)
    expect(dueLessons(new Map(), {}, now)).toEqual({ due: [], nextAt: undefined })
  })
})
