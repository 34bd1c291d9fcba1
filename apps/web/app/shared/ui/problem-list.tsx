import type { Problem } from '@cairn/contract'

/** With the offending text where its readers may see it. */
type ShownProblem = Omit<Problem, 'text'> & Partial<Pick<Problem, 'text'>>

/** Mistakes in the files of lessons: where each is, and what to write instead. They are in English, as compilers are. */
export function ProblemList({ problems }: { problems: readonly ShownProblem[] }) {
  return (
    <ul className="problem-list" lang="en" dir="ltr">
      {problems.map(({ file, line, column, text = '', message, remedy }) => (
        <li key={`${file}:${line}:${column}:${message}`}>
          <code>{`${file}:${line}:${column}`}</code>
          <p>{message}</p>
          {text !== '' && <pre>{text}</pre>}
          <p className="soft">{remedy}</p>
        </li>
      ))}
    </ul>
  )
}
