import protect from '@freecodecamp/loop-protect'

export const loopProtect = protect
