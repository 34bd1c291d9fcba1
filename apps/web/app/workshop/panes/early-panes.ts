/**
 * Lets the tabs of a lesson's panes work before the page's scripts have loaded, which takes over a second on a slow
 * connection. Runs in the head, and stops once the page is hydrated. It sees events before React, which lets none pass
 * from when it begins to listen until it can answer.
 */
export const earlyPanesScript = `addEventListener('click',function f(e){
if(document.documentElement.dataset.alive)return removeEventListener('click',f,true)
let b=e.target.closest&&e.target.closest('.pane-tabs [data-pane]')
if(!b)return
for(let t of document.querySelectorAll('.pane-tabs [data-pane]'))t.setAttribute('aria-pressed',String(t==b))
for(let p of document.querySelectorAll('.pane'))p.dataset.active=String(p.classList.contains('pane--'+b.dataset.pane))
document.documentElement.dataset.earlyPane=b.dataset.pane},true)`

/** The pane that was chosen before hydration, returned once; from then on the page handles the tabs itself. */
export function takeEarlyPane(): string | undefined {
  const { dataset } = document.documentElement
  const { earlyPane } = dataset
  dataset['alive'] = 'true'
  delete dataset['earlyPane']
  return earlyPane
}
