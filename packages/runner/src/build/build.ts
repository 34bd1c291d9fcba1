import type { BuildJob, Built } from './build-job.ts'
import { buildPage, type PageTools } from './build-page.ts'
import { buildJavascript } from './build-program.ts'

/** Turns a learner's files into something a sandbox can run. Mistakes are returned, never thrown. */
export function build(
  { kind, files, settings, isLoopGuarded }: BuildJob,
  tools: Omit<PageTools, 'isLoopGuarded'>,
): Built {
  if (kind === 'page') {
    const { html, problems, libraries } = buildPage(files, { ...tools, isLoopGuarded }, settings)
    return { text: html, problems, libraries }
  }
  const { source, problems } = buildJavascript(files, { ...tools, isLoopGuarded })
  return { text: source, problems, libraries: [] }
}
