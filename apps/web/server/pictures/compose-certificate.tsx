import type { Node } from '@takumi-rs/wasm'
import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { type Length, lengthOf } from '#certificates/length-of.ts'
import { Contours } from '#shared/ui/contours.tsx'
import { Logo } from '#shared/ui/logo.tsx'
import { Seal } from '#shared/ui/seal.tsx'

export type CertificateTexts = {
  school: string
  certifies: string
  holder: string
  earned: string
  title: string
  issued: string
}

/** The typefaces of names and titles, and of all other texts, in the order in which a letter is looked for. */
export type Families = { display: readonly string[]; plain: readonly string[] }

type Style = NonNullable<Node['style']>

const holderSizes: Record<Length, number> = { short: 76, long: 58, longest: 42 }
const titleSizes: Record<Length, number> = { short: 64, long: 52, longest: 40 }
/** Leaves room for the seal. */
const textWidth = 800

/** A certificate as on its page (`certificate-sheet.tsx`), with the larger letters of a small picture. */
export function composeCertificate(texts: CertificateTexts, { display, plain }: Families): Node {
  const line = (text: string, fontSize: number): Node => ({ type: 'text', text, style: { fontSize } })
  const displayed = (text: string, fontSize: number, style: Style): Node => ({
    type: 'text',
    text,
    style: {
      fontFamily: display.join(', '),
      fontSize,
      lineHeight: 1.2,
      lineClamp: 2,
      maxWidth: textWidth,
      overflowWrap: 'anywhere',
      textAlign: 'center',
      ...style,
    },
  })
  const { school, certifies, holder, earned, title, issued } = texts
  return {
    type: 'container',
    style: { width: 1200, height: 630, padding: 26, backgroundColor: '#154d35', color: '#1d2722' },
    children: [
      drawing(<Contours />, { position: 'absolute', left: 0, top: 0, width: 1200, height: 630 }),
      {
        type: 'container',
        style: {
          position: 'relative',
          width: 1148,
          height: 578,
          display: 'flex',
          flexDirection: 'column',
          alignItems: 'center',
          justifyContent: 'space-evenly',
          padding: 26,
          borderRadius: 6,
          backgroundColor: '#fffdf8',
          fontFamily: plain.join(', '),
        },
        children: [
          drawing(<Frame />, { position: 'absolute', left: 0, top: 0, width: 1148, height: 578 }),
          {
            type: 'container',
            style: { display: 'flex', alignItems: 'center', gap: 16, fontWeight: 700 },
            children: [
              {
                type: 'container',
                style: { display: 'flex', padding: 9, borderRadius: 32, backgroundColor: '#0a0a23' },
                children: [drawing(<Logo />, { width: 46, height: 46 })],
              },
              line(school, 40),
            ],
          },
          line(certifies, 30),
          displayed(holder, holderSizes[lengthOf(holder)], { fontWeight: 500 }),
          line(earned, 30),
          displayed(title, titleSizes[lengthOf(title)], { fontWeight: 700, color: '#1f6a4a' }),
          line(issued, 26),
          drawing(<Seal />, { position: 'absolute', right: 34, bottom: 30, width: 118, height: 140 }),
        ],
      },
    ],
  }
}

/** The golden line inside the edge of the paper. */
function Frame() {
  return (
    <svg viewBox="0 0 1148 578">
      <rect x="13" y="13" width="1122" height="552" rx="3" fill="none" stroke="#b97f35" strokeWidth="2" />
    </svg>
  )
}

/** A drawing of the pages, as a file: `currentColor` is that of the lines on the band. */
function drawing(element: ReactElement, style: Style): Node {
  const markup = renderToStaticMarkup(element).replace(
    /^<svg(?: xmlns="[^"]*")?/,
    '<svg xmlns="http://www.w3.org/2000/svg" color="#5f9a7c"',
  )
  return { type: 'image', src: `data:image/svg+xml,${encodeURIComponent(markup)}`, style }
}
