import { lessonHead } from './lesson-head.ts'

export const queries = `${lessonHead(12, 'environment: sql\n')}
# --description--

List the harbours.

# --hints--

Every harbour should be listed.

\`\`\`sql
SELECT count(*) = 2 FROM result
\`\`\`

# --seed--

## --before-user-code--

\`\`\`sql
CREATE TABLE harbour (name text);
INSERT INTO harbour VALUES ('North'), ('South');
\`\`\`

## --seed-contents--

\`\`\`sql

\`\`\`

# --solutions--

\`\`\`sql
SELECT name FROM harbour;
\`\`\`
`
