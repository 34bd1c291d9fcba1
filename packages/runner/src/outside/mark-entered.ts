import type { SandboxFrame } from './open-frame.ts'

/** Marks the host with `data-entered` while a frame in it has the focus. Only the window hears of it, by losing its own. */
export function markEntered(host: HTMLElement, { removed }: SandboxFrame): void {
  const leave = () => host.removeAttribute('data-entered')
  const look = () => host.toggleAttribute('data-entered', document.activeElement?.parentElement === host)
  addEventListener('blur', look, { signal: removed })
  addEventListener('focus', leave, { signal: removed })
  removed.addEventListener('abort', leave)
}
