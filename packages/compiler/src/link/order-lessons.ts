import type { Problem } from '@cairn/contract'
import type { ParsedChallenge } from '../parse/parse-challenge.ts'
import { byFile } from './by-file.ts'
import { checkPlaces } from './check-places.ts'
import { areNamedByPlace } from './place-in-name.ts'
import { placesIn } from '../problems/places-in.ts'
import { excerpt, fileStart } from '../problems/problem.ts'
import type { Structure } from '../sources/read-structure.ts'
import type { BlockFile } from '../sources/structure-schemas.ts'

/** The lessons of a block in its meta file's order; without one, by the places in their names or by step number. */
export function orderLessons(
  parsed: readonly ParsedChallenge[],
  meta: Structure<BlockFile> | undefined,
  /** The ids of lessons that exist and could not be read, which is reported already. */
  refused: ReadonlySet<string | undefined> = new Set(),
): { ordered: readonly ParsedChallenge[]; problems: Problem[] } {
  const problems = [...repeated(parsed, 'id'), ...repeated(parsed, 'dashedName')]
  const order = meta?.value.challengeOrder?.map((entry) =>
    Array.isArray(entry) ? entry : [entry.id, entry.title],
  )
  if (!meta || !order) {
    const ordered = parsed.toSorted(areNamedByPlace(parsed.map(({ file }) => file)) ? byFile : byStep)
    return { ordered, problems: [...problems, ...checkPlaces(ordered, false)] }
  }
  const byId = new Map(parsed.map((challenge) => [challenge.id, challenge]))
  const ids = order.map(([id = '']) => id)
  const placeOf = placesInOrder(meta)
  const seen = new Set<string>()
  for (const [index, [id = '', title = '']] of order.entries()) {
    if (byId.has(id) && !seen.has(id)) {
      seen.add(id)
      continue
    }
    if (refused.has(id) && !seen.has(id)) continue
    const message = seen.has(id)
      ? `The lesson ${id} is in the order twice.`
      : `No lesson of this block has the id ${id} (“${excerpt(title)}”).`
    const remedy = seen.has(id) ? 'Take one entry out.' : 'Add the lesson, or take the entry out.'
    problems.push({ file: meta.file, ...placeOf(index), text: id, message, remedy })
  }
  for (const orphan of parsed.filter(({ id }) => !ids.includes(id))) {
    problems.push({
      file: orphan.file,
      ...fileStart,
      text: orphan.id,
      message: `The lesson ${orphan.id} is in no order.`,
      remedy: `Add its id to challengeOrder in ${meta.file}.`,
    })
  }
  const ordered = [...new Set(ids)].flatMap((id) => byId.get(id) ?? [])
  return { ordered, problems: [...problems, ...checkPlaces(ordered, true)] }
}

function placesInOrder({ text }: Structure<BlockFile>): (index: number) => typeof fileStart {
  // Looking up positions is slow, so it is done only when something is wrong.
  let places: ReturnType<typeof placesIn> | undefined
  return (index) => {
    places ??= placesIn(text, 0)
    return places(['challengeOrder', index])
  }
}

function byStep(one: ParsedChallenge, other: ParsedChallenge): number {
  return stepOf(one) - stepOf(other) || byFile(one, other)
}

function stepOf({ dashedName }: ParsedChallenge): number {
  return Number(/^(?:step|task|challenge)-(?<step>\d+)$/.exec(dashedName)?.groups?.['step'] ?? 0)
}

function repeated(parsed: readonly ParsedChallenge[], key: 'id' | 'dashedName'): Problem[] {
  const seen = new Map<string, string>()
  return parsed.flatMap((challenge) => {
    const first = seen.get(challenge[key])
    if (first === undefined) {
      seen.set(challenge[key], challenge.file)
      return []
    }
    return [
      {
        file: challenge.file,
        ...fileStart,
        text: challenge[key],
        message: `Another lesson of this block, ${first}, has the same ${key}.`,
        remedy: `Give this one its own ${key}.`,
      },
    ]
  })
}
