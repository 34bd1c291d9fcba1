import { lessonHead } from './lesson-head.ts'

export const questions = `${lessonHead(19)}
# --description--

Lanterns mark every harbour.

# --questions--

## --text--

Which lantern is red?

## --answers--

The portside one.

---

The starboard one.

### --feedback--

Starboard shows green.

---

The masthead one.

### --audio-id--

EN0001

### --feedback--

Masthead shows white.

## --video-solution--

1

## --text--

Which lantern is green?

## --answers--

The starboard lantern.

---

The portside lantern.

## --video-solution--

1

# --explanation--

Sailors remember colours with songs.
`
