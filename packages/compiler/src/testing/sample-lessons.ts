import { sampleChallenge } from './sample-challenge.ts'

const head = (type: number, more = '') => `---
id: 65f0c0ffee0123456789abce
title: Harbour lights
challengeType: ${type}
dashedName: harbour-lights
${more}---
`

const questions = `${head(19)}
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

const quiz = `${head(8)}
# --description--

Answer everything about knots.

# --quizzes--

## --quiz--

### --question--

#### --text--

What holds best?

#### --distractors--

A granny knot

---

A slipknot

---

A tangle

#### --answer--

A bowline

#### --audio--

\`\`\`json
{
  "audio": { "filename": "knots.mp3", "startTimestamp": 1.5, "finishTimestamp": 4 },
  "transcript": [{ "character": "Maria", "text": "Tie carefully" }]
}
\`\`\`
`

const scene = `\`\`\`json
{
  "setup": {
    "background": "pier.png",
    "characters": [{ "character": "Sophie", "position": { "x": 50, "y": 0, "z": 1.5 }, "opacity": 0 }],
    "audio": { "filename": "pier.mp3", "startTime": 1, "startTimestamp": 2.5, "finishTimestamp": 6 },
    "alwaysShowDialogue": true
  },
  "commands": [
    {
      "character": "Sophie",
      "startTime": 1,
      "finishTime": 3,
      "dialogue": { "text": "Where does the ferry leave?", "align": "center" }
    },
    { "character": "Sophie", "opacity": 0, "startTime": 4 }
  ]
}
\`\`\``

const fillInTheBlank = `${head(22, 'lang: en-US\ninputType: pinyin-tone\n')}
# --instructions--

Complete Sophie's sentence.

# --fillInTheBlank--

## --sentence--

\`Where BLANK the ferry BLANK?\`

## --blanks--

\`does\`

### --feedback--

An auxiliary verb is missing.

---

\`leave\`

# --scene--

${scene}
`

const dialogue = `${head(21, 'lang: en-US\n')}
# --description--

Watch Sophie asking politely.

# --scene--

${scene}

# --assignment--

Watch the conversation.

---

Repeat it aloud.
`

const lecture = `${head(24, 'videoId: abc_DEF-1\nbilibiliIds:\n  aid: 1\n  bvid: BV1\n  cid: 2\n')}
# --interactive--

Variables remember values; write \`:root\` and ::before freely.

:::interactive_editor

\`\`\`js
const lighthouse = 42;
\`\`\`

\`\`\`css
body { color: crimson }
\`\`\`

:::

Afterwards they can change.

# --transcript--

0:15 Welcome aboard everyone.

# --notes--

Bring binoculars tomorrow.

# --assignment--

Read the chapter.

# --speaking-section--

Repeat after me.

## --speaking-audio--

aboard.mp3
`

const video = `${head(11, 'videoId: xyz123\n')}
# --question--

## --text--

What was shown?

## --answers--

Lighthouses

---

Submarines

## --video-solution--

2
`

const withHooks = `${head(26)}
# --description--

Return the doubled number.

# --before-all--

\`\`\`js
const prepared = true;
\`\`\`

# --before-each--

\`\`\`js
const again = true;
\`\`\`

# --after-each--

\`\`\`js
const finished = true;
\`\`\`

# --after-all--

\`\`\`js
const cleaned = true;
\`\`\`

# --hints--

Doubling three gives six.

\`\`\`js
assert.equal(double(3), 6);
\`\`\`

# --hidden-hints--

Doubling works for negative numbers.

\`\`\`js
assert.equal(double(-4), -8);
\`\`\`

# --seed--

## --before-user-code--

\`\`\`js
const ahead = 1;
\`\`\`

## --seed-contents--

\`\`\`js
function double(number) {}
\`\`\`

## --after-user-code--

\`\`\`js
const behind = 2;
\`\`\`

# --solutions--

\`\`\`js
function double(number) { return number * 2 }
\`\`\`
`

/** One lesson of each shape that the format knows, in words that occur nowhere else. */
export const sampleLessons = {
  page: sampleChallenge,
  questions,
  quiz,
  fillInTheBlank,
  dialogue,
  lecture,
  video,
  withHooks,
} as const
