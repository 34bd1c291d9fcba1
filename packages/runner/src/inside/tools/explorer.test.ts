import { SyntaxKind } from 'typescript-5'
import { describe, expect, test } from 'vitest'
import { Explorer } from './explorer.ts'

const program = `import { useState } from 'react'

export interface BookData extends Person {
  name: string
  rating?: number
  kind: 'book' | "disc"
  sell(): void
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
  public readonly size: number
  constructor(readonly limit: number) { super(); this.size = 1 }
  add(item: T): void {}
}
const cast = thing as Store<string>
const sure = found!
const [a, setA] = useState<BookData>(firstBook)
`

const whole = new Explorer(program)
const { variables, allFunctions, interfaces, classes } = whole
const book = interfaces['BookData']
const store = classes['Store']

describe('a TypeScript program', () => {
  test.for([
    ['variables', () => variables, ['SHELVES', 'firstBook', 'gradeOf', 'cast', 'sure', 'undefined']],
    ['functions', () => whole.functions, ['load']],
    ['all functions', () => allFunctions, ['load', 'gradeOf']],
    ['interfaces', () => interfaces, ['BookData']],
    ['types', () => whole.types, ['Shelf']],
    ['classes', () => classes, ['Store']],
    ['what a type consists of', () => book?.typeProps, ['name', 'rating', 'kind']],
    ['what an object consists of', () => variables['firstBook']?.objectProps, ['name', 'rating']],
    ['what a function declares', () => allFunctions['load']?.allFunctions, ['inner']],
    ['methods', () => store?.methods, ['add']],
    ['properties of a class', () => store?.classProps, ['items', 'size']],
    ['what a constructor sets', () => store?.constructorProps, ['size']],
  ] as const)('has its %s', ([_name, found, names]) => {
    expect(Object.keys(found() ?? {})).toEqual(names)
  })

  test.for([
    ['a parameter', () => allFunctions['gradeOf']?.parameters[0]?.matches('rating:number')],
    ['an optional parameter', () => allFunctions['gradeOf']?.parameters[1]?.matches('exponent?: number')],
    ['what a function returns', () => allFunctions['load']?.hasReturnAnnotation('BookData')],
    ['a returned value', () => allFunctions['load']?.hasReturn('firstBook;')],
    ['an annotation', () => variables['firstBook']?.hasAnnotation('BookData')],
    ['a value in other quotes', () => variables['SHELVES']?.value.matches("['AB', 'CD'] as const;")],
    ['a property’s value', () => variables['firstBook']?.objectProps['name']?.value.matches('"ADA"')],
    ['a type as a whole', () => whole.types['Shelf']?.matches('export type Shelf = typeof SHELVES[number]')],
    ['a property’s type', () => book?.hasTypeProps({ name: 'name', type: 'string' })],
    ['an optional property', () => book?.hasTypeProps([{ name: 'rating', isOptional: true }])],
    ['a union in any order', () => book?.typeProps['kind']?.isUnionOf(["'disc'", "'book'"])],
    ['what an interface extends', () => book?.doesExtend('Person')],
    ['what a class extends', () => store?.doesExtend(['Base'])],
    ['what a class implements', () => store?.doesImplement('Saves')],
    ['a private property', () => store?.classProps['items']?.isPrivate()],
    [
      'a public and constant property',
      () => store?.classProps['size']?.isPublic() && store.classProps['size'].isReadOnly(),
    ],
    [
      'a constructor',
      () => store?.classConstructor?.matches('constructor(readonly limit: number) { super() this.size = 1 }'),
    ],
    ['a method’s return', () => store?.methods['add']?.hasReturnAnnotation('void')],
    ['a type parameter', () => store?.typeParameters[0]?.matches('T')],
    ['type arguments', () => variables['undefined']?.value.typeArguments[0]?.matches('BookData')],
    ['a cast', () => variables['cast']?.value.hasCast('Store<string>')],
    ['an assertion', () => variables['sure']?.value.hasNonNullAssertion()],
  ] as const)('tells %s', ([_name, answer]) => {
    expect(answer()).toBe(true)
  })

  test('has all parts of a kind, which a test names by a number or by another part’s kind', () => {
    const [first] = whole.getAll(SyntaxKind.ImportDeclaration)
    expect(first?.toString()).toBe("import { useState } from 'react'")
    expect(book?.getAll(SyntaxKind.MethodSignature)).toHaveLength(1)
    expect(whole.getAll(variables['cast']?.tree?.kind ?? 0)).toHaveLength(6)
  })

  test('answers no where it should', () => {
    expect(book?.hasTypeProps({ name: 'name', type: 'number' })).toBe(false)
    expect(book?.typeProps['kind']?.isUnionOf(["'book'"])).toBe(false)
    expect(store?.classProps['items']?.isPublic()).toBe(false)
    expect(variables['missing']).toBeUndefined()
    expect(allFunctions['load']?.annotation.isEmpty()).toBe(true)
  })
})

test('what is not there is empty, and has nothing', () => {
  const nothing = new Explorer(' ')
  expect(nothing.isEmpty()).toBe(true)
  expect(nothing.toString()).toBe('no ast')
  expect([nothing.matches(''), nothing.matches('a'), nothing.matches(new Explorer())]).toEqual([
    true,
    false,
    true,
  ])
  expect([nothing.variables, nothing.parameters, nothing.classConstructor]).toEqual([{}, [], null])
})

test('a program in the middle of a page is found, although the rest is none', () => {
  const page = new Explorer(`<!doctype html><p>It's a page</p>\n${program}`)
  expect(page.interfaces['BookData']?.hasTypeProps({ name: 'name', type: 'string' })).toBe(true)
})
