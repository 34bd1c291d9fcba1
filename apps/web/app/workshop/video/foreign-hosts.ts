import type { VideoFiles } from '@cairn/contract'

/** The hosts other than the school itself that a video is loaded from. */
export function foreignHosts({ sources, poster }: VideoFiles, appOrigin: string): string[] {
  const addresses = [...sources.map(({ src }) => src), ...(poster === undefined ? [] : [poster])]
  const hosts = addresses
    .map((address) => new URL(address, appOrigin))
    .filter(({ origin }) => origin !== appOrigin)
    .map(({ host }) => host)
  return [...new Set(hosts)]
}
