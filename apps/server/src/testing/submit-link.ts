import { completeProject } from '@cairn/contract'
import type { Answer, Visitor } from './visitor.ts'

/** The answer to a link that another project of the camper has. */
export const usedLink = { status: 409, body: { message: 'flash.project-link-used' } }

export function submitLink(
  camper: Visitor,
  id: string,
  solution: string,
  githubLink?: string,
): Promise<Answer> {
  return camper.call(completeProject, { id, solution, ...(githubLink !== undefined && { githubLink }) })
}
