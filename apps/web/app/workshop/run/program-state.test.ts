import { describe, expect, test } from 'vitest'
import { initialRunState, reduceRun, type RunAction } from './run-state.ts'

const fold = (testCount: number, ...actions: RunAction[]) =>
  actions.reduce(reduceRun, initialRunState(testCount))

describe('a program', () => {
  const ask: RunAction = { type: 'preview-event', event: { type: 'ask', prompt: 'Name? ' } }

  test('asks until it is answered or ends', () => {
    expect(fold(0, { type: 'preview-started' }, ask).question).toBe('Name? ')
    expect(fold(0, { type: 'preview-started' }, ask, { type: 'answered' }).question).toBeNull()
    expect(fold(0, { type: 'preview-started' }, ask, { type: 'preview-ended' }).question).toBeNull()
  })

  test('that starts again clears what it printed', () => {
    const print: RunAction = { type: 'preview-event', event: { type: 'console', level: 'log', parts: ['a'] } }
    const again: RunAction = { type: 'preview-event', event: { type: 'restarted' } }
    expect(fold(0, { type: 'preview-started' }, print, again, print).lines).toHaveLength(1)
  })
})
