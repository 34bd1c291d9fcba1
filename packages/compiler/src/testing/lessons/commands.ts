import { lessonHead } from './lesson-head.ts'

export const commands = `${lessonHead(12, 'environment: shell\n')}
# --description--

List the harbors.

# --hints--

Every harbor should be listed.

\`\`\`js
assert.equal(output, 'north\\nsouth\\n')
\`\`\`

# --seed--

## --before-user-code--

\`\`\`sh
mkdir harbors
touch harbors/north harbors/south
\`\`\`

## --seed-contents--

\`\`\`sh

\`\`\`

# --solutions--

\`\`\`sh
ls harbors
\`\`\`
`
