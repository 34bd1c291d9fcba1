type Sources = { resources?: string; connections?: string; workers: string }

/** `{sources}`: the origins in the document's address (contract, `sandbox-sources.ts`). */
const policyWith = ({ resources = '', connections = '', workers }: Sources) =>
  [
    'sandbox allow-scripts allow-forms',
    "default-src 'none'",
    "script-src 'unsafe-inline' 'unsafe-eval' blob: data:",
    `style-src 'unsafe-inline' data:${resources}`,
    `img-src data: blob:${resources}`,
    `media-src data: blob:${resources}`,
    `font-src data: blob:${resources}`,
    `connect-src data: blob:${connections}`,
    `worker-src ${workers}`,
    "form-action 'none'",
    "base-uri 'none'",
    'frame-ancestors {appOrigin}',
  ].join('; ')

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
  'content-security-policy': policyWith(sources),
  // Prevents what a content policy does not cover: navigation, and connections between peers.
  'connection-allowlist': '({quotedSources})',
  // Gives the document its own process and shared memory.
  'document-isolation-policy': 'isolate-and-credentialless',
  // The app embeds nothing that would embed other pages with cookies.
  'cross-origin-embedder-policy': 'credentialless',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-dns-prefetch-control': 'off',
  'cross-origin-resource-policy': 'cross-origin',
  'permissions-policy': denied.map((name) => `${name}=()`).join(', '),
  'cache-control': 'public, max-age=31536000, immutable',
})

/** Headers of each of the runner's documents; the server fills in the app's origin and the allowed sources. */
export const documentHeaders = {
  // Learner code has no network, because each address that it may ask could be the app's own server.
  // No workers either: masses of them take CPU time from the app, whatever process they are in. Worklets, which the policy
  // does not cover, do so, too, but end with the frame.
  'page.html': headersWith({ resources: ' {sources}', workers: "'none'" }),
  'worker-host.html': headersWith({ workers: 'blob: data:' }),
  // Only authors' tests run here; they call the program that the learner has deployed.
  'remote.html': headersWith({ connections: ' {sources}', workers: "'none'" }),
} as const
