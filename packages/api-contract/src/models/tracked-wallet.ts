import * as z from 'zod/mini'
import { isoTime } from './amount.ts'

export const MAX_LABEL_LENGTH = 60
export const MAX_TAGS = 10
const MAX_TAG_LENGTH = 30

/** A name that the person gives a wallet; null for none. */
export const walletLabel = z.nullable(
  z
    .string()
    .check(
      z.trim(),
      z.minLength(1, 'A label has at least one character'),
      z.maxLength(MAX_LABEL_LENGTH, `A label has at most ${MAX_LABEL_LENGTH} characters`),
    ),
)

export const walletTags = z
  .array(
    z
      .string()
      .check(
        z.trim(),
        z.minLength(1, 'A tag has at least one character'),
        z.maxLength(MAX_TAG_LENGTH, `A tag has at most ${MAX_TAG_LENGTH} characters`),
        z.regex(/^[^,;]*$/, 'A tag holds no comma and no semicolon'),
      ),
  )
  .check(z.maxLength(MAX_TAGS, `A wallet has at most ${MAX_TAGS} tags`))

/** A wallet as a person tracks it. */
export const trackedWallet = z.object({
  chainId: z.int(),
  /** With the checksum of EIP-55. */
  address: z.string(),
  label: z.nullable(z.string()),
  tags: z.array(z.string()),
  /** The ENS name by which it was added, else the primary name of the address, verified; null when there is none. */
  ensName: z.nullable(z.string()),
  addedAt: isoTime,
})
export type TrackedWallet = z.infer<typeof trackedWallet>

/** What became of one line of an import. */
export const importLine = z.object({
  /** Counted from 1, as an editor does. */
  line: z.int(),
  text: z.string(),
  fate: z.enum(['added', 'updated', 'unchanged', 'invalid', 'over-limit', 'not-imported']),
  address: z.nullable(z.string()),
  message: z.string(),
})
export type ImportLine = z.infer<typeof importLine>
