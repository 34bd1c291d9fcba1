import { history, undo } from '@codemirror/commands'
import { EditorState, Text } from '@codemirror/state'
import { showTooltip } from '@codemirror/view'
import { describe, expect, test } from 'vitest'
import { editableRegion, editableText, regionOf, selectRegion } from './editable-region.ts'

const seed = ['<main>', '  old', '</main>'].join('\n')
/** Markers stood before and after `  old`. */
const boundaries: [number, number] = [1, 3]

function open(contents = seed, borders = boundaries): EditorState {
  const doc = Text.of(contents.split('\n'))
  return EditorState.create({ doc, extensions: [history(), editableRegion(doc, borders, 'fixed')] })
}

const edit = (state: EditorState, from: number, to: number, insert: string) =>
  state.update({ changes: { from, to, insert } }).state

describe('the editable region', () => {
  test('can be changed as a whole, and what is typed stays inside', () => {
    const state = edit(edit(open(), 7, 12, 'new\nlines'), 16, 16, '!')
    expect(state.doc.toString()).toBe('<main>\nnew\nlines!\n</main>')
    expect(editableText(state, boundaries)).toBe('new\nlines!')
  })

  test.for([
    ['typing before it', 0, 0, 'x'],
    ['typing after it', 20, 20, 'x'],
    ['deleting the line break before it', 6, 7, ''],
    ['deleting the line break after it', 12, 13, ''],
    ['pasting over everything', 0, 20, 'mine'],
    ['a change that begins inside and ends outside', 10, 15, ''],
  ] as const)('%s changes nothing', ([_name, from, to, insert]) => {
    expect(edit(open(), from, to, insert).doc.toString()).toBe(seed)
  })

  test('says where the cursor is that nothing can be changed outside of it, until the cursor moves', () => {
    const notices = (state: EditorState) => state.facet(showTooltip).filter((notice) => notice !== null)
    const refused = edit(open(), 0, 0, 'x')
    expect(notices(refused)).toMatchObject([{ pos: 0 }])
    expect(notices(refused.update({ selection: { anchor: 9 } }).state)).toEqual([])
    expect(notices(edit(refused, 8, 8, 'x'))).toEqual([])
  })

  test('can be emptied and filled again', () => {
    const empty = edit(open(), 7, 12, '')
    expect(edit(empty, 7, 7, 'again').doc.toString()).toBe('<main>\nagain\n</main>')
  })

  test('is what Ctrl A selects, and the whole file when pressed again', () => {
    let state = open()
    const select = () => selectRegion({ state, dispatch: (transaction) => (state = transaction.state) })
    expect(select()).toBe(true)
    expect(state.sliceDoc(state.selection.main.from, state.selection.main.to)).toBe('  old')
    // The editor's own command follows.
    expect(select()).toBe(false)
    state = edit(open(), 7, 12, '').update({ selection: { anchor: 7 } }).state
    expect([select(), select()]).toEqual([true, true])
    expect(state.selection.main).toMatchObject({ from: 7, to: 7 })
  })

  test('undo goes back to the seed and not further', () => {
    let state = edit(open(), 7, 12, 'new')
    undo({ state, dispatch: (transaction) => (state = transaction.state) })
    expect(state.doc.toString()).toBe(seed)
    expect(undo({ state, dispatch: () => undefined })).toBe(false)
  })

  test('without markers the whole file can be edited', () => {
    const doc = Text.of(['a'])
    const state = EditorState.create({ doc, extensions: editableRegion(doc, [], 'fixed') })
    expect(edit(state, 0, 1, 'b').doc.toString()).toBe('b')
  })

  test('adjacent markers leave an empty region between two lines', () => {
    expect(regionOf(Text.of(['a', 'b']), [1, 2])).toEqual({ from: 2, to: 2 })
  })
})
