import { expect, test } from 'vitest'
import { linkedInAddress, xAddress } from './share-links.ts'

const certificate = {
  certSlug: 'foundational-c-sharp-with-microsoft',
  certTitle: 'Foundational C# with Microsoft',
  username: 'Ada',
  date: Date.UTC(2026, 2, 31, 23, 59),
  completionTime: 300,
}
const address = 'https://school.example/certification/Ada/foundational-c-sharp-with-microsoft'

test('a LinkedIn link carries the name, the date, the issuer, the address and an id', () => {
  expect(Object.fromEntries(new URL(linkedInAddress(certificate, address)).searchParams)).toEqual({
    startTask: 'CERTIFICATION_NAME',
    name: 'Foundational C# with Microsoft',
    issueYear: '2026',
    issueMonth: '3',
    certUrl: address,
    certId: 'Ada-fcswm',
  })
})

test('the text of a post arrives unchanged, whatever characters it contains', () => {
  expect(new URL(xAddress(`C# & more: ${address}`)).searchParams.get('text')).toBe(`C# & more: ${address}`)
})
