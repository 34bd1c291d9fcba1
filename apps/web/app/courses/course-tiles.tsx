import type { SuperBlockTile } from '@cairn/contract'
import { WordsOf } from '#shared/language/words-of.tsx'
import { CourseTile } from './course-tile.tsx'

type CourseTilesProps = { courses: readonly SuperBlockTile[]; completed: ReadonlySet<string> }

export function CourseTiles({ courses, completed }: CourseTilesProps) {
  return (
    <ul className="tiles">
      {courses.map((course) => (
        <li key={course.id}>
          <WordsOf source={course}>
            <CourseTile course={course} completed={completed} />
          </WordsOf>
        </li>
      ))}
    </ul>
  )
}
