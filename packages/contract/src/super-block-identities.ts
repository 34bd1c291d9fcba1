import type { Stage } from './entities/curriculum.ts'
import { type Language, languageNames } from './languages.ts'

type SuperBlockIdentity = {
  title: string
  stage: Stage
  certification: string | null
  /** Languages in which the course is not offered, because its translation has not been reviewed yet. */
  notAuditedIn: readonly Language[]
}

const translations = languageNames.filter((language) => language !== 'english')

/** The courses, in the order in which they are offered. A school may add others. */
export const superBlockIdentities = {
  '2022/responsive-web-design': {
    title: '(New) Responsive Web Design',
    stage: 'Core',
    certification: 'responsive-web-design',
    notAuditedIn: ['korean'],
  },
  'javascript-algorithms-and-data-structures-v8': {
    title: 'JavaScript Algorithms and Data Structures (Beta)',
    stage: 'Core',
    certification: 'javascript-algorithms-and-data-structures-v8',
    notAuditedIn: translations,
  },
  'front-end-development-libraries': {
    title: 'Front End Development Libraries',
    stage: 'Core',
    certification: 'front-end-development-libraries',
    notAuditedIn: ['swahili', 'korean'],
  },
  'data-visualization': {
    title: 'Data Visualization',
    stage: 'Core',
    certification: 'data-visualization',
    notAuditedIn: ['arabic', 'swahili', 'korean'],
  },
  'relational-database': {
    title: 'Relational Database',
    stage: 'Core',
    certification: 'relational-database-v8',
    notAuditedIn: ['german', 'arabic', 'swahili', 'korean'],
  },
  'back-end-development-and-apis': {
    title: 'Back End Development and APIs',
    stage: 'Core',
    certification: 'back-end-development-and-apis',
    notAuditedIn: ['arabic', 'swahili', 'korean'],
  },
  'quality-assurance': {
    title: 'Quality Assurance',
    stage: 'Core',
    certification: 'quality-assurance-v7',
    notAuditedIn: ['german', 'arabic', 'swahili', 'korean'],
  },
  'scientific-computing-with-python': {
    title: 'Scientific Computing with Python',
    stage: 'Core',
    certification: 'scientific-computing-with-python-v7',
    notAuditedIn: ['arabic', 'swahili', 'korean'],
  },
  'data-analysis-with-python': {
    title: 'Data Analysis with Python',
    stage: 'Core',
    certification: 'data-analysis-with-python-v7',
    notAuditedIn: ['arabic', 'swahili', 'korean'],
  },
  'information-security': {
    title: 'Information Security',
    stage: 'Core',
    certification: 'information-security-v7',
    notAuditedIn: ['espanol', 'german', 'arabic', 'swahili', 'korean'],
  },
  'machine-learning-with-python': {
    title: 'Machine Learning with Python',
    stage: 'Core',
    certification: 'machine-learning-with-python-v7',
    notAuditedIn: ['espanol', 'german', 'arabic', 'swahili', 'korean'],
  },
  'college-algebra-with-python': {
    title: 'College Algebra with Python',
    stage: 'Core',
    certification: 'college-algebra-with-python-v8',
    notAuditedIn: ['espanol', 'german', 'arabic', 'swahili', 'korean'],
  },
  'a2-english-for-developers': {
    title: 'A2 English for Developers (Beta)',
    stage: 'English',
    certification: 'a2-english-for-developers-v8',
    notAuditedIn: translations,
  },
  'foundational-c-sharp-with-microsoft': {
    title: '(New) Foundational C# with Microsoft',
    stage: 'Professional',
    certification: 'foundational-c-sharp-with-microsoft',
    notAuditedIn: ['espanol', 'chinese-traditional', 'italian', 'german', 'arabic', 'swahili', 'korean'],
  },
  'the-odin-project': {
    title: 'The Odin Project - Cairn Remix (Beta)',
    stage: 'Extra',
    certification: null,
    notAuditedIn: [
      'espanol',
      'chinese',
      'chinese-traditional',
      'italian',
      'japanese',
      'german',
      'arabic',
      'swahili',
      'korean',
    ],
  },
  'coding-interview-prep': {
    title: 'Coding Interview Prep',
    stage: 'Extra',
    certification: null,
    notAuditedIn: ['espanol', 'chinese', 'chinese-traditional', 'german', 'arabic', 'swahili', 'korean'],
  },
  'project-euler': {
    title: 'Project Euler',
    stage: 'Extra',
    certification: null,
    notAuditedIn: ['espanol', 'chinese', 'chinese-traditional', 'german', 'arabic', 'swahili', 'korean'],
  },
  'rosetta-code': { title: 'Rosetta Code', stage: 'Extra', certification: null, notAuditedIn: ['korean'] },
  'secure-static-sites': {
    title: 'Building Static Sites with Secure HTTP Headers',
    stage: 'Extra',
    certification: 'secure-static-sites',
    notAuditedIn: translations,
  },
  'network-security': {
    title: 'Network Security',
    stage: 'Extra',
    certification: 'network-security',
    notAuditedIn: translations,
  },
  'responsive-web-design': {
    title: 'Legacy Responsive Web Design Challenges',
    stage: 'Legacy',
    certification: 'responsive-web-design',
    notAuditedIn: ['swahili'],
  },
  'javascript-algorithms-and-data-structures': {
    title: 'Legacy JavaScript Algorithms and Data Structures',
    stage: 'Legacy',
    certification: 'javascript-algorithms-and-data-structures',
    notAuditedIn: ['swahili', 'korean'],
  },
  'python-for-everybody': {
    title: 'Legacy Python for Everybody',
    stage: 'Legacy',
    certification: null,
    notAuditedIn: [
      'espanol',
      'chinese',
      'chinese-traditional',
      'italian',
      'portuguese',
      'japanese',
      'german',
      'arabic',
      'swahili',
      'korean',
    ],
  },
  'b1-english-for-developers': {
    title: 'B1 English for Developers (Beta)',
    stage: 'Upcoming',
    certification: 'b1-english-for-developers-v8',
    notAuditedIn: translations,
  },
  'front-end-development': {
    title: 'Front End Development',
    stage: 'Upcoming',
    certification: 'front-end-development-v9',
    notAuditedIn: translations,
  },
  'upcoming-python': {
    title: 'Upcoming Python',
    stage: 'Upcoming',
    certification: 'upcoming-python-v8',
    notAuditedIn: translations,
  },
} as const satisfies Record<string, SuperBlockIdentity>

/** The newer course that teaches what an older one did. */
export const courseSuccessors: Readonly<Record<string, string>> = {
  'responsive-web-design': '2022/responsive-web-design',
  'javascript-algorithms-and-data-structures': 'javascript-algorithms-and-data-structures-v8',
  'python-for-everybody': 'scientific-computing-with-python',
}

/** Courses that can be taken but are still being written. */
export const coursesInBeta: readonly string[] = [
  'javascript-algorithms-and-data-structures-v8',
  'scientific-computing-with-python',
  'a2-english-for-developers',
  'front-end-development',
  'upcoming-python',
] satisfies (keyof typeof superBlockIdentities)[]
