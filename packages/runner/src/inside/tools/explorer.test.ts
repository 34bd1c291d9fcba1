import { describe, expect, test } from 'vitest'
import { explore } from './explorer.ts'

const program = `<!doctype html><p>a page</p>
body { color: red }
import { useState } from 'react'

export interface BookData extends Person {
  name: string
  rating?: number
  kind: 'book' | "disc"
}
export type Shelf = typeof SHELVES[number]
export const SHELVES = ["AB", "CD"] as const
const firstBook: BookData = { name: 'ADA', rating: 98 }
export const gradeOf = (rating: number, exponent?: number): string => rating > 9 ? 'fine' : 'fair'
function load(list): BookData {
  const inner = () => 1
  return firstBook
}
abstract class Store<T> extends Base implements Saves {
  private items: T[] = []
  constructor(readonly size: number) { super() }
  add(item: T): void {}
}
const cast = thing as Store<string>
const [a, setA] = useState<BookData>(firstBook)
`

const whole = explore(program)

describe('a TypeScript program, in the middle of a page', () => {
  test.for([
    ['variables', () => Object.keys(whole.variables), ['SHELVES', 'firstBook', 'gradeOf', 'cast']],
    ['functions', () => Object.keys(whole.functions), ['load', 'gradeOf']],
    ['all functions', () => Object.keys(whole.allFunctions).toSorted(), ['gradeOf', 'inner', 'load']],
    ['interfaces', () => Object.keys(whole.interfaces), ['BookData']],
    ['types', () => Object.keys(whole.types), ['Shelf']],
    ['classes', () => Object.keys(whole.classes), ['Store']],
  ] as const)('has its %s', ([_name, found, names]) => {
    expect(found()).toEqual(names)
  })

  test.for([
    ['a parameter', () => whole.allFunctions['gradeOf']?.parameters[0]?.matches('rating:number')],
    [
      'an optional parameter',
      () => whole.allFunctions['gradeOf']?.parameters[1]?.matches('exponent?: number'),
    ],
    ['what a function returns', () => whole.allFunctions['load']?.hasReturnAnnotation('BookData')],
    ['a returned value', () => whole.allFunctions['load']?.hasReturn('firstBook')],
    ['an annotation', () => whole.variables['firstBook']?.hasAnnotation('BookData')],
    ['a value in other quotes', () => whole.variables['SHELVES']?.value.matches("['AB', 'CD',] as const;")],
    ['a property’s value', () => whole.variables['firstBook']?.objectProps['name']?.value.matches('"ADA"')],
    ['a type as a whole', () => whole.types['Shelf']?.matches('type Shelf = typeof SHELVES[number]')],
    ['a property’s type', () => whole.interfaces['BookData']?.hasTypeProps({ name: 'name', type: 'string' })],
    [
      'an optional property',
      () => whole.interfaces['BookData']?.hasTypeProps([{ name: 'rating', isOptional: true }]),
    ],
    [
      'a union in any order',
      () => whole.interfaces['BookData']?.typeProps['kind']?.isUnionOf(["'disc'", "'book'"]),
    ],
    ['what an interface extends', () => whole.interfaces['BookData']?.doesExtend('Person')],
    ['what a class extends', () => whole.classes['Store']?.doesExtend(['Base'])],
    ['what a class implements', () => whole.classes['Store']?.doesImplement('Saves')],
    ['a private property', () => whole.classes['Store']?.classProps['items']?.isPrivate()],
    ['a constructor’s property', () => whole.classes['Store']?.constructorProps['size']?.isReadOnly()],
    ['a method’s return', () => whole.classes['Store']?.methods['add']?.hasReturnAnnotation('void')],
    ['a type parameter', () => whole.classes['Store']?.typeParameters[0]?.matches('T')],
    ['a cast', () => whole.variables['cast']?.hasCast('Store<string>')],
  ] as const)('tells %s', ([_name, answer]) => {
    expect(answer()).toBe(true)
  })

  test('finds a function that is the whole program, and what is inside it', () => {
    const single = explore('function outer() { const inner = 1 }')
    expect(Object.keys(single.functions)).toEqual(['outer'])
    expect(Object.keys(single.functions['outer']?.variables ?? {})).toEqual(['inner'])
  })

  test('answers no where it should', () => {
    expect(whole.interfaces['BookData']?.hasTypeProps({ name: 'name', type: 'number' })).toBe(false)
    expect(whole.interfaces['BookData']?.typeProps['kind']?.isUnionOf(["'book'"])).toBe(false)
    expect(whole.variables['missing']).toBeUndefined()
    expect(whole.functions['load']?.annotation.isEmpty()).toBe(true)
    expect(explore('const = nonsense (').isEmpty()).toBe(true)
  })
})
