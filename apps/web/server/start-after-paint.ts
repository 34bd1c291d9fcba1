/**
 * Lets the scripts of a page wait until the browser has painted its text: on a slow line, style sheet and font then
 * have all of it (docs/architecture.md, “The main ideas”). `nonce` marks what the renderer itself wrote. The
 * preloads of the page's modules move into the script that imports them, and its imports become dynamic ones.
 */
export function startAfterPaint(rendered: string, nonce: string): string {
  const preload = new RegExp(`<link rel="modulepreload" href="([^"]+)" nonce="${nonce}"/?>`, 'g')
  const start = new RegExp(`(<script nonce="${nonce}" type="module" async="">)(.*?)(?=</script>)`, 's')
  const modules = new Set([...rendered.matchAll(preload)].map(([, address]) => address))
  return rendered
    .replaceAll(preload, '')
    .replace(start, (_, tag: string, imports: string) =>
      [
        tag,
        afterPaint,
        afterTouch,
        `for (const href of ${JSON.stringify([...modules])}) ${preloadOne}`,
        dynamic(imports),
      ].join(''),
    )
}

/** How long a browser that does not tell when it has painted may take from drawing a frame to showing it. */
const showingMs = 500

/**
 * No frame is drawn before the style sheet is there, and the first one is seen a moment after it was drawn: the browser
 * tells when. A page in the background draws none at all, and does not wait.
 */
const afterPaint = `if (document.visibilityState === "visible") await new Promise((go) => {
  new PerformanceObserver(go).observe({ type: "paint", buffered: true });
  requestAnimationFrame(() => setTimeout(go, ${showingMs}));
});
`

/**
 * A page that asks for it, with `<meta name="scripts" content="after-touch">`, waits for the first touch of a newcomer
 * (decision 60). Those who have been here have the scripts in their cache, and may have progress to see. Only the
 * scripts can close the message of a redirect.
 */
const afterTouch = `if (document.querySelector('meta[name=scripts][content=after-touch]') && isNew() && !hasMessage()) await touch();
function hasMessage() { return new URLSearchParams(location.search).has("messages") }
function isNew() { try { return document.cookie === "" && localStorage.length === 0 } catch { return false } }
function touch() {
  const types = ["pointerdown", "pointermove", "keydown", "focusin", "click", "wheel", "scroll"];
  return new Promise((go) => {
    for (const type of types) addEventListener(type, go, { once: true, passive: true, capture: true });
  });
}
`

const preloadOne =
  'document.head.append(Object.assign(document.createElement("link"), { rel: "modulepreload", href }));\n'

function dynamic(imports: string): string {
  return imports
    .replaceAll(/import \* as (\w+) from ("[^"]+");/g, 'const $1 = await import($2);')
    .replaceAll(/import ("[^"]+");?/g, 'await import($1);')
}
