import type { SandboxFrame } from './open-frame.ts'

/** Marks the host with `data-entered` while a frame in it has the focus. Only the window hears of it, by losing its own. */
export function markEntered(host: HTMLElement, { element, removed }: SandboxFrame): void {
  const leave = () => host.removeAttribute('data-entered')
  addEventListener('blur', () => host.toggleAttribute('data-entered', document.activeElement === element), {
    signal: removed,
  })
  addEventListener('focus', leave, { signal: removed })
  removed.addEventListener('abort', leave)
}
