/** The authors' command line; the one verb that needs a browser finds one. */
if (process.argv[2] === 'verify' && !process.argv.includes('--help')) {
  const { ensureChromium } = await import('./chromium.ts')
  process.env['CHROMIUM_PATH'] = ensureChromium()
}
await import('../packages/compiler/src/cli.ts')
