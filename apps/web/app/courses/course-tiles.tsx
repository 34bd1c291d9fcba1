import type { SuperBlockTile } from '@cairn/contract'
import { CourseTile } from './course-tile.tsx'

type CourseTilesProps = { courses: readonly SuperBlockTile[]; completed: ReadonlySet<string> }

export function CourseTiles({ courses, completed }: CourseTilesProps) {
  return (
    <ul className="tiles">
      {courses.map((course) => (
        <li key={course.id}>
          <CourseTile course={course} completed={completed} />
        </li>
      ))}
    </ul>
  )
}
