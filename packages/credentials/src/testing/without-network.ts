/** Does `work` as on a machine without a network, and without what is printed about that. */
export async function withoutNetwork<Result>(work: () => Promise<Result>): Promise<Result> {
  const { fetch } = globalThis
  const { error, log } = console
  globalThis.fetch = async () => {
    throw new Error('There is no network')
  }
  console.error = () => undefined
  console.log = () => undefined
  try {
    return await work()
  } finally {
    globalThis.fetch = fetch
    Object.assign(console, { error, log })
  }
}
