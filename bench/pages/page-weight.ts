import { limits } from '@cairn/contract'
import { chromium, type Page } from '@playwright/test'
import { chromiumArguments } from '../../tests/product/chromium-arguments.ts'

type Kind = 'html' | 'css' | 'javascript' | 'font' | 'other'

/** Compressed bytes on the wire, by kind. `before` covers what the HTML itself requests. */
export async function pageWeight(url: string, chromiumPath: string) {
  const browser = await chromium.launch({ executablePath: chromiumPath, args: chromiumArguments })
  try {
    const page = await browser.newPage()
    const transfers = await recordTransfers(page)
    await page.addInitScript(postponeLateParts, limits.latePartsAfterMs)
    await page.goto(url, { waitUntil: 'domcontentloaded' })
    const namedByHtml = await resourcesNamedByHtml(url)
    await page.locator('.cm-content').first().waitFor()
    await page.waitForLoadState('networkidle')
    const own = [...transfers.values()].filter(
      ({ address }) => new URL(address).origin === new URL(url).origin,
    )
    const sum = (kind: Kind, isCounted: (address: string) => boolean = () => true) =>
      own
        .filter((transfer) => transfer.kind === kind && isCounted(transfer.address))
        .reduce((total, { bytes }) => total + bytes, 0)
    return {
      html: sum('html'),
      css: sum('css'),
      font: sum('font'),
      javascriptBeforeEditor: sum('javascript', (address) => namedByHtml.has(new URL(address).pathname)),
      javascriptWithEditor: sum('javascript'),
    }
  } finally {
    await browser.close()
  }
}

/** Late parts are not counted. A slow machine would load them before the network is idle. */
function postponeLateParts(latePartsAfterMs: number): void {
  const { setTimeout: later } = globalThis
  const postponed = (act: () => void, delayMs?: number) =>
    later(act, delayMs === latePartsAfterMs ? 600_000 : delayMs)
  globalThis.setTimeout = postponed as typeof setTimeout
}

type Transfer = { address: string; kind: Kind; bytes: number }

async function recordTransfers(page: Page): Promise<Map<string, Transfer>> {
  const transfers = new Map<string, Transfer>()
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  session.on('Network.responseReceived', ({ requestId, response }) => {
    transfers.set(requestId, { address: response.url, kind: kindOf(response.mimeType), bytes: 0 })
  })
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const transfer = transfers.get(requestId)
    if (transfer) transfers.set(requestId, { ...transfer, bytes: encodedDataLength })
  })
  return transfers
}

async function resourcesNamedByHtml(url: string): Promise<ReadonlySet<string>> {
  const html = await (await fetch(url)).text()
  return new Set(
    [...html.matchAll(/["'](?<path>\/assets\/[^"']+)["']/g)].map((match) => match.groups?.['path'] ?? ''),
  )
}

function kindOf(mimeType: string): Kind {
  if (mimeType.includes('html')) return 'html'
  if (mimeType.includes('css')) return 'css'
  if (mimeType.includes('javascript')) return 'javascript'
  return mimeType.includes('font') ? 'font' : 'other'
}
