/**
 * Lets the tabs of a lesson's panes work before the page's scripts have come: on a slow line that is more than
 * a second. Runs in the head, and forgets its work once the page is alive.
 */
export const earlyPanesScript = `addEventListener('click',function f(e){
if(document.documentElement.dataset.alive)return removeEventListener('click',f)
let b=e.target.closest&&e.target.closest('.pane-tabs [data-pane]')
if(!b)return
for(let t of document.querySelectorAll('.pane-tabs [data-pane]'))t.setAttribute('aria-pressed',String(t==b))
for(let p of document.querySelectorAll('.pane'))p.dataset.active=String(p.classList.contains('pane--'+b.dataset.pane))
document.documentElement.dataset.earlyPane=b.dataset.pane})`

/** Which pane was chosen before the page was alive, once; from now on the page chooses itself. */
export function takeEarlyPane(): string | undefined {
  const { dataset } = document.documentElement
  const { earlyPane } = dataset
  dataset['alive'] = 'true'
  delete dataset['earlyPane']
  return earlyPane
}
