import * as z from 'zod/mini'

/** `a` is how it was before an experiment, `b` what is tried out. */
export const Variant = z.enum(['a', 'b'], 'must be "a" or "b"')
export type Variant = z.infer<typeof Variant>

/** What is tried out (docs/reference/features.md). */
export const ExperimentName = z.enum([
  'landing-page-redesign',
  'show-modal-randomly',
  'aa-test',
  'aa-test-in-component',
])
export type ExperimentName = z.infer<typeof ExperimentName>

/** One value for each experiment. */
export function byExperiment<Value>(valueOf: (name: ExperimentName) => Value) {
  return {
    'landing-page-redesign': valueOf('landing-page-redesign'),
    'show-modal-randomly': valueOf('show-modal-randomly'),
    'aa-test': valueOf('aa-test'),
    'aa-test-in-component': valueOf('aa-test-in-component'),
  }
}

const percent = 'must be a whole number from 1 to 99'
const braces = 'must be an object, in braces'

export const ExperimentRule = z.strictObject(
  {
    /** What visitors get, and campers who do not take part. */
    default: Variant,
    /** How many of 100 campers who take part get `b`; without it there is no experiment. */
    percentB: z.exactOptional(z.int(percent).check(z.gte(1, percent), z.lte(99, percent))),
    /** What campers with an address at a staff domain get if they take part. They are not counted. */
    staff: z.exactOptional(Variant),
  },
  braces,
)
export type ExperimentRule = z.infer<typeof ExperimentRule>

const onOrOff = z.boolean('must be true or false')
const domain = 'must be a domain, such as "school.example"'

/** What an operator writes; what is left out keeps its default. */
export const FeatureDocument = z.strictObject(
  {
    features: z.strictObject(
      {
        ...byExperiment(() => z.exactOptional(ExperimentRule)),
        'upcoming-changes': z.exactOptional(onOrOff),
        'new-curriculum': z.exactOptional(onOrOff),
      },
      braces,
    ),
    staffDomains: z.exactOptional(
      z.array(
        z.string(domain).check(z.regex(/^[a-z0-9-]+(?:\.[a-z0-9-]+)+$/, domain)),
        'must be a list, in brackets',
      ),
    ),
  },
  braces,
)
export type FeatureDocument = z.infer<typeof FeatureDocument>

const Assignment = z.object({
  variant: Variant,
  /** Whether the camper counts in the results of the experiment. */
  isCounted: z.boolean(),
})
export type Assignment = z.infer<typeof Assignment>

/** What the features are for one caller. */
export const Features = z.object({
  ...byExperiment(() => Assignment),
  'upcoming-changes': z.boolean(),
  'new-curriculum': z.boolean(),
})
export type Features = z.infer<typeof Features>
