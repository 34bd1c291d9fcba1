/** Something that was looked at: it is as it should be, may be intended, or keeps a part of the school from working. */
export type Finding = { is: 'good' | 'odd' | 'broken'; text: string }

export const good = (text: string): Finding => ({ is: 'good', text })
export const odd = (text: string): Finding => ({ is: 'odd', text })
export const broken = (text: string): Finding => ({ is: 'broken', text })
