/** The authors' command line; it finds a browser for the verbs that need it. */
if (['verify', 'mutate'].includes(process.argv[2] ?? '') && !process.argv.includes('--help')) {
  const { ensureChromium } = await import('./chromium.ts')
  process.env['CHROMIUM_PATH'] = ensureChromium()
}
await import('../packages/compiler/src/cli.ts')
