import assert from 'node:assert/strict'
import { runTests } from './run-tests.ts'
import { serveJson } from './serve-json.ts'

type Unit = { name: string; other: string; convert: (amount: number) => number; mayBeNegative?: boolean }

const times = (factor: number) => (amount: number) => amount * factor

const units: Readonly<Record<string, Unit>> = {
  lb: { name: 'pound', other: 'kg', convert: times(0.45359237) },
  kg: { name: 'kilogram', other: 'lb', convert: times(1 / 0.45359237) },
  gal: { name: 'gallon', other: 'L', convert: times(3.785411784) },
  L: { name: 'liter', other: 'gal', convert: times(1 / 3.785411784) },
  mi: { name: 'mile', other: 'km', convert: times(1.609344) },
  km: { name: 'kilometer', other: 'mi', convert: times(1 / 1.609344) },
  F: {
    name: 'degree Fahrenheit',
    other: 'C',
    convert: (amount) => ((amount - 32) * 5) / 9,
    mayBeNegative: true,
  },
  C: { name: 'degree Celsius', other: 'F', convert: (amount) => (amount * 9) / 5 + 32, mayBeNegative: true },
}

const round = (amount: number) => Math.round(amount * 100) / 100

/** Undefined for what is no number. */
function amountIn(text: string): number | undefined {
  if (text === '') return 1
  if (!/^-?\d*\.?\d+(?:\/\d*\.?\d+)?$/.test(text)) return undefined
  const [top = 1, bottom = 1] = text.split('/').map(Number)
  return Number.isFinite(top / bottom) ? top / bottom : undefined
}

function inWords(amount: number, unit: Unit): string {
  const name = round(amount) === 1 ? unit.name : unit.name.replace(/^\w+/, '$&s')
  return `${round(amount)} ${name}`
}

function convert(measure: string) {
  const [, number = '', letters = ''] = /^([^a-z]*)(.*)$/i.exec(measure) ?? []
  const unit = Object.keys(units).find((known) => known.toLowerCase() === letters.trim().toLowerCase())
  const { [unit ?? '']: from } = units
  const amount = amountIn(number.trim())
  const isTooSmall = amount !== undefined && amount < 0 && from !== undefined && !from.mayBeNegative
  if (amount === undefined || from === undefined || unit === undefined || isTooSmall) {
    const mistakes = [amount === undefined || isTooSmall ? 'number' : '', from ? '' : 'unit'].filter(Boolean)
    return { error: `I do not understand the ${mistakes.join(' and the ')}.`, wrong: mistakes }
  }
  const to = round(from.convert(amount))
  const { [from.other]: other = from } = units
  const text = `${inWords(amount, from)} ${round(amount) === 1 ? 'is' : 'are'} ${inWords(to, other)}`
  return { from: { amount, unit }, to: { amount: to, unit: from.other }, text }
}

const tests = {
  'a pound': () => assert.deepEqual(convert('1lb').to, { amount: 0.45, unit: 'kg' }),
  'a kilogram': () => assert.deepEqual(convert('kg').to, { amount: 2.2, unit: 'lb' }),
  'a fraction': () => assert.equal(convert('1/2 mi').from?.amount, 0.5),
  'a small letter': () => assert.equal(convert('2 l').from?.unit, 'L'),
  'one in words': () => assert.equal(convert('1 gal').text, '1 gallon is 3.79 liters'),
  frost: () => assert.deepEqual(convert('-40 F').to, { amount: -40, unit: 'C' }),
  'a division by zero': () => assert.deepEqual(convert('1/0 kg').wrong, ['number']),
  'two mistakes': () => assert.deepEqual(convert('1//2 cups').wrong, ['number', 'unit']),
}

export const server = serveJson(({ path, query }) => {
  if (path.join('/') === 'api/tests') return { status: 200, data: runTests(tests) }
  const data = convert(query.get('measure') ?? '')
  return { status: data.error === undefined ? 200 : 400, data }
})

if (import.meta.main) server.listen(3000)
