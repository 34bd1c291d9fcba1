import type { CourseCounts, SuperBlockTile } from '@cairn/contract'
import { WordsOf } from '#shared/language/words-of.tsx'
import { CourseTile } from './course-tile.tsx'

type CourseTilesProps = { courses: readonly SuperBlockTile[]; counts: CourseCounts }

export function CourseTiles({ courses, counts }: CourseTilesProps) {
  return (
    <ul className="tiles">
      {courses.map((course) => (
        <li key={course.id}>
          <WordsOf source={course}>
            <CourseTile course={course} done={counts.courses[course.id] ?? 0} />
          </WordsOf>
        </li>
      ))}
    </ul>
  )
}
