import * as z from 'zod/mini'

/** In percent of the stage; `z` is the scale. */
const Position = z.strictObject({ x: z.number(), y: z.number(), z: z.number() })

/** An animated dialogue (docs/reference/lesson-format.md, “Scenes”). All times are seconds from play. */
export const Scene = z.strictObject({
  setup: z.strictObject({
    background: z.string(),
    characters: z
      .array(
        z.strictObject({
          character: z.string(),
          position: Position,
          opacity: z.optional(z.number()),
        }),
      )
      .check(z.minLength(1)),
    /**
     * A recording of the lines, which starts at `startTime` of the scene and is played from `startTimestamp` to
     * `finishTimestamp` of its own, if the school has it (`AudioClip`). Otherwise the browser's voices say the lines.
     */
    audio: z.optional(
      z.strictObject({
        filename: z.string(),
        startTime: z.number(),
        startTimestamp: z.optional(z.nullable(z.number())),
        finishTimestamp: z.optional(z.nullable(z.number())),
      }),
    ),
    alwaysShowDialogue: z.optional(z.boolean()),
  }),
  commands: z.array(
    z.strictObject({
      character: z.string(),
      startTime: z.number(),
      finishTime: z.optional(z.nullable(z.number())),
      background: z.optional(z.string()),
      position: z.optional(Position),
      opacity: z.optional(z.number()),
      dialogue: z.optional(
        z.strictObject({ text: z.string(), align: z.optional(z.enum(['left', 'center', 'right'])) }),
      ),
    }),
  ),
})
export type Scene = z.infer<typeof Scene>
