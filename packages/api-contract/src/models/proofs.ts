import * as z from 'zod/mini'
import { MAX_FILE_NAME } from './file-name.ts'

/** The largest file that proves an answer, how many of a person are kept, and how large all of them together may be. */
export const MAX_PROOF_BYTES = 2 * 1024 * 1024
export const MAX_PROOFS = 200
export const MAX_PROOFS_BYTES = 20 * 1024 * 1024

/** What a proof can be; told by the first bytes of the file, whatever it is called. */
export const proofTypes = ['application/pdf', 'image/png', 'image/jpeg', 'image/webp'] as const
export type ProofType = (typeof proofTypes)[number]

export const PROOF_TOO_LARGE = `The file is larger than ${MAX_PROOF_BYTES / 2 ** 20} MB. Please choose a smaller one, such as the page that matters.`
export const PROOF_EMPTY = 'The file is empty.'
export const PROOF_NOT_WHOLE = 'The file did not come whole. Please choose it again.'
export const PROOF_OF_NO_TYPE =
  'This is no PDF, PNG, JPEG or WebP, whatever its name says. Please choose one of these.'
export const TOO_MANY_PROOFS = `At most ${MAX_PROOFS} files are kept. Please remove one that you do not need.`
export const PROOFS_TOO_LARGE = `At most ${MAX_PROOFS_BYTES / 2 ** 20} MB of files are kept. Please remove one, or choose a smaller one.`
/** Every sentence that refuses a file, by which a form knows that it is about that field. */
export const proofRefusals: readonly string[] = [
  ...[PROOF_TOO_LARGE, PROOF_EMPTY, PROOF_NOT_WHOLE, PROOF_OF_NO_TYPE, TOO_MANY_PROOFS, PROOFS_TOO_LARGE],
]

/** A file as it is sent: its name, and its bytes in base64. */
export const proofInput = z.strictObject({
  name: z.string().check(z.maxLength(MAX_FILE_NAME, `A file name has at most ${MAX_FILE_NAME} characters.`)),
  content: z
    .string()
    .check(z.minLength(1, PROOF_EMPTY), z.maxLength(4 * Math.ceil(MAX_PROOF_BYTES / 3), PROOF_TOO_LARGE)),
})
export type ProofInput = z.infer<typeof proofInput>

/** An invoice or a statement that an answer stands on, without its bytes. */
export const proof = z.object({
  name: z.string(),
  type: z.enum(proofTypes),
  /** In bytes. */
  size: z.int(),
  sha256: z.string(),
})
export type Proof = z.infer<typeof proof>

/** The same as it is exported with an account, its bytes in base64. */
export const exportedProof = z.extend(proof, { content: z.string() })
