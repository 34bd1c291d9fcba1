import { useEffect } from 'react'

const alive = 'page-alive'

/**
 * Holds the last button that is pressed, or form that is sent, before the page's scripts run, which takes seconds on a
 * slow connection. Forms that are posted work without scripts, and are left to the browser. Runs in the head.
 */
export const earlyActionsScript = `{let held
const keep=e=>{const t=e.target
if(e.type=='submit'){if(t.method!='post'){e.preventDefault();held=()=>t.requestSubmit(e.submitter)}
}else{const b=t.closest&&t.closest('button[type=button]:not(.pane-tabs *)')
if(b)held=()=>b.click()}}
for(const n of ['click','submit'])addEventListener(n,keep)
addEventListener('${alive}',()=>{for(const n of ['click','submit'])removeEventListener(n,keep)
if(held)held()},{once:true})}`

/** Carries out what was held; for the root of the page, whose effects run last. */
export function useEarlyActions(): void {
  useEffect(() => {
    dispatchEvent(new Event(alive))
  }, [])
}
