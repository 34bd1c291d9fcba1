/** Whether keys pressed in an element are its own: single keys must do nothing else there. */
export function isForTyping(element: EventTarget | null): boolean {
  if (!(element instanceof HTMLElement)) return false
  return element.isContentEditable || element.closest('input, textarea, select, dialog[open]') !== null
}
