/**
 * How long a caller may take, in milliseconds, as options of Fastify. `requestTimeout` and `connectionTimeout` are
 * Fastify's own: it overwrites what `http` says of them, with 0 (no limit) when they are missing here.
 */
export const timeLimits = {
  /** From the first byte of a request to the last of its body. */
  requestTimeout: 30_000,
  /** Of a connection on which nothing moves, such as that of a reader who has stopped reading. */
  connectionTimeout: 60_000,
  http: {
    headersTimeout: 10_000,
    // Node looks for slow senders every 30 s by itself, which makes its limits act that late.
    connectionsCheckingInterval: 1000,
  },
} as const
