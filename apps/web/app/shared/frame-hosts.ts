/** Hosts whose players pages may show in a frame, once the reader has agreed (decision 50). */
export const frameHosts = ['www.youtube-nocookie.com', 'player.bilibili.com'] as const
