/**
 * How long a caller may take, in milliseconds, as options of Fastify. `requestTimeout` and `connectionTimeout` are
 * Fastify's own: it overwrites `http`'s values with 0 (no limit) if they are missing here.
 */
export const timeLimits = {
  /** From the first byte of a request to the last byte of its body. */
  requestTimeout: 30_000,
  /** Of an idle connection, such as that of a reader that has stopped reading. */
  connectionTimeout: 60_000,
  /**
   * Between two requests: longer than proxies keep a connection (Caddy: 120 s), so that the proxy closes it. A request that
   * it sends just when the school closes is lost, and is not repeated if it changes something.
   */
  keepAliveTimeout: 150_000,
  http: {
    headersTimeout: 10_000,
    // By default Node checks for slow senders every 30 s, which would delay its limits by as much.
    connectionsCheckingInterval: 1000,
  },
} as const
