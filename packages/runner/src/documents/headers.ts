const policyWith = (connections: string) => [
  'sandbox allow-scripts allow-forms',
  "default-src 'none'",
  "script-src 'unsafe-inline' 'unsafe-eval' blob: data:",
  "style-src 'unsafe-inline' https: data:",
  'img-src https: data: blob:',
  'media-src https: data: blob:',
  'font-src https: data: blob:',
  `connect-src blob: data: ${connections}`.trimEnd(),
  'worker-src blob: data:',
  "form-action 'none'",
  "base-uri 'none'",
  'frame-ancestors {appOrigin}',
]

const denied = [
  'accelerometer',
  'autoplay',
  'camera',
  'clipboard-read',
  'clipboard-write',
  'display-capture',
  'encrypted-media',
  'fullscreen',
  'gamepad',
  'geolocation',
  'gyroscope',
  'hid',
  'identity-credentials-get',
  'idle-detection',
  'local-fonts',
  'magnetometer',
  'microphone',
  'midi',
  'otp-credentials',
  'payment',
  'picture-in-picture',
  'publickey-credentials-create',
  'publickey-credentials-get',
  'screen-wake-lock',
  'serial',
  'storage-access',
  'usb',
  'window-management',
  'xr-spatial-tracking',
]

const headersWith = (connections: string) => ({
  'content-security-policy': policyWith(connections).join('; '),
  // Its own process and shared memory, without a header on the app (runner.md §0).
  'document-isolation-policy': 'isolate-and-credentialless',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'cross-origin',
  'permissions-policy': denied.map((name) => `${name}=()`).join(', '),
  'cache-control': 'public, max-age=31536000, immutable',
})

/** Headers of each of the runner's documents (runner.md §6); the server puts the app's origin in. */
export const documentHeaders = {
  // No network for learner code: an address here would be a way to the app's own server.
  'page.html': headersWith(''),
  'lab.html': headersWith(''),
  // Only authors' tests run here; they ask a program that the learner has put somewhere.
  'remote.html': headersWith('https: http://localhost:* http://127.0.0.1:*'),
} as const
