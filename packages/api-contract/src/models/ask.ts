import * as z from 'zod/mini'

/** The longest question that is read. */
export const LONGEST_QUESTION = 2000
/** How many earlier turns of a talk are sent along. */
export const MOST_TURNS = 10
/** The longest earlier answer that is sent along. */
export const LONGEST_ANSWER = 20_000

const turn = z.object({
  question: z.string().check(z.maxLength(LONGEST_QUESTION)),
  answer: z.string().check(z.maxLength(LONGEST_ANSWER)),
})

/** What is asked, with the earlier turns of the same talk, oldest first. */
export const askBody = z.object({
  question: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, 'Please ask a question.'),
      z.maxLength(LONGEST_QUESTION, `Please keep the question under ${LONGEST_QUESTION} characters.`),
    ),
  turns: z.optional(z.array(turn).check(z.maxLength(MOST_TURNS))),
})
export type AskBody = z.infer<typeof askBody>

/** A figure of a calculation, unrounded. */
export const calculationOutput = z.object({
  id: z.string(),
  label: z.string(),
  value: z.union([z.number(), z.string(), z.array(z.number())]),
  unit: z.string(),
  /** How it is written where figures beside it add up to it, or to it and others; as `value` is rounded, if left out. */
  shown: z.optional(z.number()),
  /** How it is written in the language of the question, where that has words, such as of a time or a choice. */
  text: z.optional(z.string()),
})

/**
 * Something that our own library computed. `verified` is false when a figure that went into it was neither in the
 * question nor a default that the answer states.
 */
export const calculation = z.object({
  calculator: z.string(),
  inputs: z.record(z.string(), z.unknown()),
  outputs: z.array(calculationOutput),
  /** In symbols; on the line below with the figures in their places. */
  formula: z.string(),
  /** The path of the calculator with these figures in it; null where no screen takes them. */
  link: z.nullable(z.string()),
  verified: z.boolean(),
  /** What was given and is no field of a calculator's definition, by its id: how it is called in English, and its unit. */
  called: z.optional(z.record(z.string(), z.object({ label: z.string(), unit: z.string() }))),
  /** What a card says in a language other than English: how each input is called and, where that has words, written. */
  told: z.optional(
    z.object({
      language: z.enum(['hi', 'hinglish']),
      inputs: z.record(z.string(), z.object({ label: z.string(), text: z.optional(z.string()) })),
    }),
  ),
})
export type AskCalculation = z.infer<typeof calculation>

/**
 * A text cut at its figures: words as they are, and each figure with the unrounded number that it is. `computed` says that
 * it is the result of a calculation; otherwise it was given or taken for granted. Together they read as the text does.
 */
export const askParts = z.array(
  z.union([
    z.string(),
    z.object({
      text: z.string(),
      value: z.number(),
      unit: z.string(),
      /** ISO 4217, where the unit is `currency`. */
      currency: z.optional(z.string()),
      computed: z.boolean(),
    }),
  ]),
)
export type AskParts = z.infer<typeof askParts>

/** What the stream of an answer carries, by the name of the event. */
export const askEvents = {
  token: z.object({ text: z.string(), parts: z.optional(askParts) }),
  calculation,
  done: z.object({
    kind: z.enum(['answer', 'clarify', 'declined']),
    text: z.string(),
    parts: z.optional(askParts),
    /** Where the assistant asks which of several readings is meant: one complete next question for each of them. */
    options: z._default(z.array(z.string()), []),
  }),
  error: z.object({ code: z.string(), message: z.string() }),
} as const

/** One event of the stream. */
export type AskEvent = {
  [Name in keyof typeof askEvents]: { event: Name; data: z.infer<(typeof askEvents)[Name]> }
}[keyof typeof askEvents]

/** Parses one event; undefined for a name or a shape that is not in the contract. */
export function parseAskEvent(event: string, text: string): AskEvent | undefined {
  if (!Object.hasOwn(askEvents, event)) return undefined
  const schema = askEvents[event as keyof typeof askEvents]
  try {
    const parsed = z.safeParse(schema as z.ZodMiniType, JSON.parse(text))
    return parsed.success ? ({ event, data: parsed.data } as AskEvent) : undefined
  } catch {
    // Not JSON: the event was cut off.
    return undefined
  }
}
