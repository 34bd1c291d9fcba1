import { lessonHead } from './lesson-head.ts'

export const withHooks = `${lessonHead(26)}
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
