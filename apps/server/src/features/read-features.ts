import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { readBounded } from '#http/read-bounded.ts'
import type { Config } from '#config/config.ts'
import { ConfigError } from '#config/config-error.ts'
import { defaultRules, type FeatureRules } from './feature-rules.ts'
import { type DocumentProblem, parseDocument } from './parse-document.ts'

const fetchMs = 10_000

type Source = Pick<Config, 'featureSource' | 'showsNewCurriculum' | 'showsUpcomingChanges'>

/**
 * The features of this school, read once, at the start.
 *
 * @throws ConfigError when the document is missing or has mistakes; the message names each with its place.
 */
export async function readFeatures(source: Source): Promise<FeatureRules> {
  const rules = defaultRules(source)
  const { featureSource } = source
  if (featureSource === undefined) return rules
  const parsed = parseDocument(await readSource(featureSource))
  if ('problems' in parsed) {
    throw new ConfigError(parsed.problems.map((problem) => tell(featureSource, problem)).join('\n'))
  }
  const { document } = parsed
  return { ...rules, ...document, features: { ...rules.features, ...document.features } }
}

function tell(source: string, { line, text }: DocumentProblem): string {
  return line === undefined ? `${source}: ${text}` : `${source}:${line}: ${text}`
}

async function readSource(source: string): Promise<string> {
  try {
    if (!/^https?:\/\//.test(source)) return await readFile(resolve(source), 'utf8')
    const response = await fetch(source, { signal: AbortSignal.timeout(fetchMs) })
    if (response.ok) return (await readBounded(response)).toString()
    throw new Error(`status ${response.status}`)
  } catch (error) {
    const { message, cause } = error as Error
    const reason = cause instanceof Error ? cause.message : message
    throw new ConfigError(
      `FEATURES=${source} cannot be read (${reason}). Correct it, or leave it empty for the defaults.`,
    )
  }
}
