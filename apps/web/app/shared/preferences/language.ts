import { languageNames } from '@cairn/contract'

const prefixed = languageNames.filter((name) => name !== 'english')

/**
 * Runs in the head before anything is drawn. The school's home page opens in the language that was chosen last in the
 * menu of this browser; links to other pages open in the language that they name. Choices are noticed here, because a
 * link can be pressed before the page's other scripts are there.
 */
export const languageScript = `try{const l=localStorage.getItem('language')
if(location.pathname==='/'&&${JSON.stringify(prefixed)}.includes(l))location.replace('/'+l+location.search)}catch{}
addEventListener('click',({target:t})=>{const c=t.closest?.('[data-language]');if(c)try{localStorage.setItem('language',c.dataset.language)}catch{}})`
