import { completeProject } from '@cairn/contract'
import { linkProjects, serverProjects } from './test-projects.ts'
import type { Answer, Visitor } from './visitor.ts'

/** Projects that are submitted as a link, and projects that need one to their source as well. */
export const [first, second] = linkProjects.map(({ id }) => id) as [string, string]
export const [firstServer, secondServer] = serverProjects.map(({ id }) => id) as [string, string]

export const link = 'https://stones.example.org/trail'
export const source = 'https://github.com/camper/stones'
export const local = 'http://localhost:3000'

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
