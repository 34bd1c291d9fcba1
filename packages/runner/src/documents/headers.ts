const policy = [
  'sandbox allow-scripts',
  "default-src 'none'",
  "script-src 'unsafe-inline' 'unsafe-eval' 'wasm-unsafe-eval' blob: data:",
  "style-src 'unsafe-inline' https: data:",
  'img-src https: data: blob:',
  'media-src https: data: blob:',
  'font-src https: data:',
  // No network for learner code yet: what lessons need comes with them.
  'connect-src blob: data:',
  'worker-src blob:',
  "form-action 'none'",
  "base-uri 'none'",
  'frame-ancestors {appOrigin}',
]

const permissions = [
  'camera',
  'geolocation',
  'microphone',
  'payment',
  'usb',
  'display-capture',
  'clipboard-read',
]

/** Headers of the runner's documents (runner.md §6); the server puts the app's origin in. */
export const documentHeaders = {
  'content-security-policy': policy.join('; '),
  // Its own process and SharedArrayBuffer, without a header on the app (runner.md §0).
  'document-isolation-policy': 'isolate-and-credentialless',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'cross-origin',
  'permissions-policy': permissions.map((name) => `${name}=()`).join(', '),
  'cache-control': 'public, max-age=31536000, immutable',
} as const
