export const sampleChallenge = `---
id: 65f0c0ffee0123456789abcd
title: Step 1
challengeType: 0
dashedName: step-1
---

# --description--

Greet the reader with an \`h1\`.

\`\`\`md
# --hints--
\`\`\`

# --hints--

There should be an \`h1\`.

\`\`\`js
assert.exists(document.querySelector('h1'));
\`\`\`

It should say hello.

\`\`\`js
assert.match(code, /hello/i);
\`\`\`

# --seed--

## --seed-contents--

\`\`\`html
<body>
--fcc-editable-region--

--fcc-editable-region--
</body>
\`\`\`

\`\`\`css
h1 { color: red }
\`\`\`

# --solutions--

\`\`\`html
<body>
<h1>Hello</h1>
</body>
\`\`\`

---

\`\`\`html
<body>
<h1>hello</h1>
</body>
\`\`\`
`
