import type { Quotation } from './quotation.ts'

export const until500: readonly Quotation[] = [
  {
    text: 'If you lay even a little on a little, and do it often, soon that too becomes great.',
    author: 'Hesiod',
    work: 'Works and Days, lines 361–362',
    year: -700,
  },
  {
    text: 'To learn, and to practice at the right time what you have learned: is that not a joy?',
    author: 'Confucius',
    work: 'Analects, 1.1',
    year: -400,
  },
  {
    text: 'To say that you know when you know, and that you do not when you do not: that is knowledge.',
    author: 'Confucius',
    work: 'Analects, 2.17',
    year: -400,
  },
  {
    text: 'Plan for what is hard while it is easy; do what is great while it is small.',
    author: 'Laozi',
    work: 'Tao Te Ching, chapter 63',
    year: -400,
  },
  {
    text: 'What we must learn in order to do, we learn by doing.',
    author: 'Aristotle',
    work: 'Nicomachean Ethics, 2.1',
    year: -340,
  },
  {
    text: 'Keep carving without letting go, and even metal and stone can be engraved.',
    author: 'Xunzi',
    work: 'Encouraging Learning',
    year: -250,
  },
  {
    text: 'Nothing is so hard that it cannot be found out by searching.',
    author: 'Terence',
    work: 'The Self-Tormentor, line 675',
    year: -163,
  },
  {
    text: 'Practice, and the experience of an eager mind, taught them little by little as they moved forward step by step.',
    author: 'Lucretius',
    work: 'On the Nature of Things, 5.1452–1453',
    year: -55,
  },
  {
    text: 'Whoever has begun has half the work done. Dare to be wise; begin!',
    author: 'Horace',
    work: 'Epistles, 1.2',
    year: -20,
  },
  {
    text: 'The people of an age to come will know much that is unknown to us.',
    author: 'Seneca',
    work: 'Natural Questions, book 7',
    year: 64,
  },
  {
    text: 'You must go on learning for as long as there is something you do not know.',
    author: 'Seneca',
    work: 'Letters to Lucilius, letter 76',
    year: 65,
  },
  {
    text: 'Write fast, and you will not come to write well; write well, and you will come to write fast.',
    author: 'Quintilian',
    work: 'The Orator’s Education, 10.3',
    year: 95,
  },
  {
    text: 'The mind does not need filling like a vessel; like wood, it only needs a spark to kindle in it the urge to discover and the desire for truth.',
    author: 'Plutarch',
    work: 'On Listening',
    year: 100,
  },
  {
    text: 'If you want to be a reader, read; if a writer, write.',
    author: 'Epictetus',
    work: 'Discourses, 2.18',
    year: 108,
  },
  {
    text: 'If anyone can show me that I do not think or act rightly, I will gladly change; for I seek the truth, by which no one was ever harmed.',
    author: 'Marcus Aurelius',
    work: 'Meditations, 6.21',
    year: 175,
  },
  {
    text: 'Who is wise? Whoever learns from everyone.',
    author: 'Ben Zoma',
    work: 'Pirkei Avot, 4:1',
    year: 200,
  },
  {
    text: 'You are not required to finish the work, nor are you free to leave it.',
    author: 'Rabbi Tarfon',
    work: 'Pirkei Avot, 2:16',
    year: 200,
  },
  {
    text: 'A well in the sand gives water as deep as you dig it; knowledge flows as deep as you learn.',
    author: 'Thiruvalluvar',
    work: 'Tirukkural, couplet 396',
    year: 500,
  },
]
