import { escapeHtml, inLanguage, type Language, paths, type SuperBlockOutline } from '@cairn/contract'

type SitemapPlace = {
  appOrigin: string
  language: Language
  /** A school that takes none has no pages about donations. */
  takesDonations: boolean
}

/** The addresses of a school's public pages in a language (sitemaps.org). Campers' pages are not listed. */
export function sitemapOf(
  superBlocks: readonly SuperBlockOutline[],
  { appOrigin, language, takesDonations }: SitemapPlace,
): string {
  const addresses = [
    paths.home,
    paths.learn,
    ...superBlocks.flatMap(addressesOf),
    ...(takesDonations ? [paths.donate, paths.supporters] : []),
  ]
  const entries = addresses.map(
    (address) => `<url><loc>${escapeHtml(appOrigin + inLanguage(address, language))}</loc></url>`,
  )
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...entries,
    '</urlset>',
    '',
  ].join('\n')
}

/** A course without lessons has nothing to offer yet. */
function addressesOf({ id, blocks }: SuperBlockOutline): string[] {
  if (blocks.length === 0) return []
  const lessons = blocks.flatMap(({ dashedName: block, challenges }) =>
    challenges.map(({ dashedName }) => paths.challenge({ superBlock: id, block, dashedName })),
  )
  return [paths.superBlock(id), ...lessons]
}
