import { join } from 'node:path'
import { certificationIdentities, languageNames, languages, type PictureDrawer } from '@cairn/contract'
import { catalogs } from '@cairn/locales'
import { expect, test } from 'vitest'
import { frenchWords } from '../apps/web/app/certificates/french-words.ts'
import { listFontFiles } from '../apps/web/list-font-files.ts'
import { chooseFonts, familiesOf } from '../apps/web/server/pictures/choose-fonts.ts'

const { drawCertificate } = (await import(
  join(import.meta.dirname, '../.build/web/pictures/index.js')
)) as PictureDrawer

const fonts = listFontFiles()
const certificate = {
  certSlug: 'responsive-web-design',
  certTitle: 'Responsive Web Design',
  username: 'ada',
  date: Date.UTC(2026, 2, 3),
  completionTime: 300,
}
const months = (locale: string) =>
  Array.from({ length: 12 }, (_, month) =>
    new Intl.DateTimeFormat(locale, { dateStyle: 'long' }).format(Date.UTC(2026, month, 15)),
  )
const drawn = async (name?: string) =>
  Buffer.from(
    await drawCertificate({ certificate: { ...certificate, ...(name && { name }) }, language: 'english' }),
  )

test.for(languageNames)('the typefaces have all letters of a certificate in %s', (language) => {
  const { code, dateLocale } = languages[language]
  const { certifies, earned, issued } = catalogs[code].certificate
  const texts = [certifies, earned, issued, ...months(dateLocale)].join('')
  expect(texts).toMatch(/\S/)
  expect(chooseFonts(fonts, familiesOf(language), texts)).not.toBeNull()
})

test('and of one in French', () => {
  const texts = [...Object.values(frenchWords), ...months('fr')].join('')
  expect(chooseFonts(fonts, familiesOf('english'), texts)).not.toBeNull()
})

test('a certificate in French is drawn in French, in each language of the school', async () => {
  const certSlug = 'developpeur-data'
  const pictures = await Promise.all(
    languageNames.map((language) => drawCertificate({ certificate: { ...certificate, certSlug }, language })),
  )
  const inFrench = Buffer.from(pictures[0] ?? [])
  expect(pictures.every((picture) => inFrench.equals(picture))).toBe(true)
  expect(inFrench.equals(await drawn())).toBe(false)
})

test('and of the title of each certification', () => {
  const titles = Object.values(certificationIdentities).map(({ title }) => title)
  expect(chooseFonts(fonts, familiesOf('english'), titles.join(''))).not.toBeNull()
})

test.for([
  'Ada Hill',
  'Nguyễn Thị Minh',
  'Νίκος Παπαδόπουλος',
  'Олександра Шевченко',
  'آدا الخوارزمي',
  'אדה לב',
  'अदिति शर्मा',
  'ณัฐวุฒิ แสงทอง',
  'তানিয়া রহমান',
  'தமிழ் செல்வி',
  '李小龙',
  '陳大文',
  '山田 はなこ',
  '김민수',
])('the name %s can be drawn', (name) => {
  expect(chooseFonts(fonts, familiesOf('english'), name)).not.toBeNull()
})

test('a picture has the size that services ask for, and says the name', async () => {
  const [named, unnamed] = [await drawn('Ada Hill'), await drawn()]
  for (const picture of [named, unnamed]) {
    expect(picture.toString('latin1', 1, 4)).toBe('PNG')
    expect([picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual([1200, 630])
  }
  expect(named.equals(unnamed)).toBe(false)
})

test('a name in letters that no typeface has is replaced by the username', async () => {
  expect((await drawn('ᚱᚢᚾ 🌲')).equals(await drawn())).toBe(true)
})
