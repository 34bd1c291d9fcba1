import { describe, expect, test } from 'vitest'
import { readSample } from '../testing/read-sample.ts'

describe('every section of the format is read:', () => {
  test('questions with their feedback and recordings, several in one lesson', () => {
    expect(readSample('questions')?.questions).toEqual([
      {
        text: '<p>Which lantern is red?</p>',
        solution: 1,
        answers: [
          { answer: '<p>The portside one.</p>', feedback: null, audioId: null },
          { answer: '<p>The starboard one.</p>', feedback: '<p>Starboard shows green.</p>', audioId: null },
          {
            answer: '<p>The masthead one.</p>',
            feedback: '<p>Masthead shows white.</p>',
            audioId: 'EN0001',
          },
        ],
      },
      {
        text: '<p>Which lantern is green?</p>',
        solution: 1,
        answers: [
          { answer: '<p>The starboard lantern.</p>', feedback: null, audioId: null },
          { answer: '<p>The portside lantern.</p>', feedback: null, audioId: null },
        ],
      },
    ])
    expect(readSample('questions')?.explanation).toBe('<p>Sailors remember colours with songs.</p>')
  })

  test('a quiz with audio', () => {
    expect(readSample('quiz')?.quizzes).toEqual([
      {
        questions: [
          {
            text: '<p>What holds best?</p>',
            distractors: ['<p>A granny knot</p>', '<p>A slipknot</p>', '<p>A tangle</p>'],
            answer: '<p>A bowline</p>',
            audio: {
              audio: { filename: 'knots.mp3', startTimestamp: 1.5, finishTimestamp: 4 },
              transcript: [{ character: 'Maria', text: 'Tie carefully' }],
            },
          },
        ],
      },
    ])
  })

  test('blanks with feedback for each', () => {
    expect(readSample('fillInTheBlank')?.fillInTheBlank).toEqual({
      sentence: '<p><code>Where BLANK the ferry BLANK?</code></p>',
      blanks: [
        { answer: 'does', feedback: '<p>An auxiliary verb is missing.</p>' },
        { answer: 'leave', feedback: null },
      ],
      inputType: 'pinyin-tone',
    })
  })

  test('the older marker for a single question', () => {
    expect(readSample('video')?.questions?.[0]).toMatchObject({ text: '<p>What was shown?</p>', solution: 2 })
  })
})
