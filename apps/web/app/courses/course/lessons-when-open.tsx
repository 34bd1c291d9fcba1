import { type ChallengeOutline, paths } from '@cairn/contract'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useBlockPage } from './use-block-page.ts'

type LessonsProps = {
  superBlock: string
  block: string
  /** Of the link to the lessons. */
  title: string
  children: (challenges: ChallengeOutline[]) => ReactNode
}

/**
 * The lessons of a block that is folded at first, fetched once it is open. Until they are here there is a link to their
 * page: for readers without scripts, and for when they do not come.
 */
export function LessonsWhenOpen({ isOpen, ...props }: LessonsProps & { isOpen: boolean }) {
  // A course has hundreds of blocks, and most stay folded.
  return isOpen ? <FetchedLessons {...props} /> : <LinkToLessons {...props} />
}

function FetchedLessons(props: LessonsProps) {
  const page = useBlockPage(props.superBlock, props.block)
  return page ? props.children(page.block.challenges) : <LinkToLessons {...props} />
}

function LinkToLessons({ superBlock, block, title }: Omit<LessonsProps, 'children'>) {
  return <Link to={paths.blockPage(superBlock, block)}>{title}</Link>
}
