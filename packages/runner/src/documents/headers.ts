type Sources = { connections?: string; workers: string }

const policyWith = ({ connections = '', workers }: Sources) => [
  'sandbox allow-scripts allow-forms',
  "default-src 'none'",
  "script-src 'unsafe-inline' 'unsafe-eval' blob: data:",
  "style-src 'unsafe-inline' https: data:",
  'img-src https: data: blob:',
  'media-src https: data: blob:',
  'font-src https: data: blob:',
  `connect-src blob: data: ${connections}`.trimEnd(),
  `worker-src ${workers}`,
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

const headersWith = (sources: Sources) => ({
  'content-security-policy': policyWith(sources).join('; '),
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
  // A storm of workers takes the processor from the app, whatever process they are in.
  'page.html': headersWith({ workers: "'none'" }),
  'lab.html': headersWith({ workers: 'blob: data:' }),
  // Only authors' tests run here; they ask a program that the learner has put somewhere.
  'remote.html': headersWith({
    connections: 'https: http://localhost:* http://127.0.0.1:*',
    workers: "'none'",
  }),
} as const
