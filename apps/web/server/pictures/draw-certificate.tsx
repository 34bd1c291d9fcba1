import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  type Certificate,
  findFrenchCertificate,
  type Language,
  languages,
  type PictureDrawer,
} from '@cairn/contract'
import { initSync, Renderer } from '@takumi-rs/wasm'
import { french, speakFrench } from '#certificates/speak-french.ts'
import { dateFormat } from '#shared/dates.ts'
import { translatorOf } from '../translator-of.ts'
import { chooseFonts, familiesOf, type FontFile } from './choose-fonts.ts'
import { type CertificateTexts, composeCertificate, type Families } from './compose-certificate.tsx'

/** What the build puts beside this file. */
const parts = import.meta.dirname

/** A name in letters that no typeface here has is replaced by the username, whose letters all have. */
export const drawCertificate: PictureDrawer['drawCertificate'] = async ({ certificate, language }) => {
  const families = {
    display: ['playfair-display', ...familiesOf(language)],
    plain: familiesOf(language),
  }
  const named = await textsOf(certificate, language)
  const unnamed = { ...named, holder: certificate.username }
  const fonts = fontsFor(named, families)
  const renderer = rendererWith(fonts ?? fontsFor(unnamed, families) ?? [])
  return renderer.render(composeCertificate(fonts ? named : unnamed, families), { width: 1200, height: 630 })
}

async function textsOf(certificate: Certificate, language: Language): Promise<CertificateTexts> {
  const { name, username, certSlug, certTitle, date } = certificate
  const translator = await translatorOf(language)
  const isFrench = findFrenchCertificate(certSlug) !== undefined
  const { t } = isFrench ? speakFrench(translator) : translator
  const locale = isFrench ? french : languages[language].dateLocale
  const day = dateFormat(locale, 'utcLongDay').format(date)
  return {
    school: t('shell.product'),
    certifies: t('certificate.certifies'),
    holder: name ?? username,
    earned: t('certificate.earned'),
    title: certTitle,
    issued: t('certificate.issued', { date: day }),
  }
}

/** The parts of the typefaces that texts are written with; null if a letter of them is in none. */
function fontsFor({ holder, title, ...others }: CertificateTexts, families: Families): FontFile[] | null {
  const fonts = JSON.parse(readFileSync(join(parts, 'fonts.json'), 'utf8')) as FontFile[]
  const displayed = chooseFonts(fonts, families.display, holder + title)
  const plain = chooseFonts(fonts, families.plain, Object.values(others).join(''))
  return displayed && plain && [...new Set([...displayed, ...plain])]
}

function rendererWith(fonts: readonly FontFile[]): Renderer {
  initSync({ module: readFileSync(join(parts, 'painter.wasm')) })
  const renderer = new Renderer()
  for (const { family, file, ranges } of fonts) {
    const data = readFileSync(join(parts, 'fonts', file))
    renderer.registerFont({ name: family, data, unicodeRange: ranges })
  }
  return renderer
}
