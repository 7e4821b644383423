import * as z from 'zod/mini'
import { isoTime } from './amount.ts'
import { chainReading } from './chain-reading.ts'

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
    z.string().check(
      z.trim(),
      // Screens set the sign before each tag; one that was typed would stand there twice.
      z.overwrite((tag) => tag.replace(/^[#\s]+/, '')),
      z.minLength(1, 'A tag has at least one character'),
      z.maxLength(MAX_TAG_LENGTH, `A tag has at most ${MAX_TAG_LENGTH} characters`),
      z.regex(/^[^,;]*$/, 'A tag holds no comma and no semicolon'),
    ),
  )
  .check(z.maxLength(MAX_TAGS, `A wallet has at most ${MAX_TAGS} tags`))

/** The most chains that a choice can be made of. */
const MAX_CHAIN_CHOICES = 100

/** A chain on which a wallet is looked at whatever was found there, or on which it is not. */
const chainChoice = z.strictObject({ chainId: z.int().check(z.positive()), choice: z.enum(['add', 'drop']) })
export type ChainChoice = z.infer<typeof chainChoice>

export const chainChoices = z.array(chainChoice).check(
  z.maxLength(MAX_CHAIN_CHOICES, `At most ${MAX_CHAIN_CHOICES} chains can be chosen`),
  z.refine((list) => new Set(list.map(({ chainId }) => chainId)).size === list.length, {
    error: 'A chain is chosen once',
  }),
)

/** A wallet as a person tracks it: an address, on whatever chains it is used. */
export const trackedWallet = z.object({
  /** Always 1: which chains it is used on is found. */
  chainId: z.int(),
  /** With the checksum of EIP-55. */
  address: z.string(),
  label: z.nullable(z.string()),
  tags: z.array(z.string()),
  /** The ENS name by which it was added, else the primary name of the address, verified; null when there is none. */
  ensName: z.nullable(z.string()),
  /** What the person says of its chains; for the others, what was found decides. */
  chainChoices,
  addedAt: isoTime,
})
export type TrackedWallet = z.infer<typeof trackedWallet>

/** A tracked wallet with the chains on which it is looked at. */
export const listedWallet = z.extend(trackedWallet, {
  chains: z.array(chainReading),
  /** On which it would be looked at without any choice of the person. */
  foundChains: z.array(z.int()),
})
export type ListedWallet = z.infer<typeof listedWallet>

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
