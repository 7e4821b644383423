import { createHash } from 'node:crypto'
import {
  AppError,
  MAX_FILE_NAME,
  MAX_PROOF_BYTES,
  PROOF_NOT_WHOLE,
  PROOF_OF_NO_TYPE,
  PROOF_TOO_LARGE,
  type ProofInput,
  type ProofType,
} from '@pkg/api-contract'
import type { ProofFile } from '../../../../database/proofs.repository.ts'
import { toStorableText } from '../../../../database/to-storable-text.ts'

const startsWith = (bytes: Buffer, latin: string, at = 0) =>
  bytes.toString('latin1', at, at + latin.length) === latin

/** What a file can be, by its first bytes, and how its name may end; the first ending is given where it has none of them. */
const kinds: Readonly<
  Record<ProofType, { is: (bytes: Buffer) => boolean; endings: readonly [string, ...string[]] }>
> = {
  'application/pdf': { is: (bytes) => startsWith(bytes, '%PDF-'), endings: ['.pdf'] },
  'image/png': { is: (bytes) => startsWith(bytes, '\x89PNG\r\n\x1a\n'), endings: ['.png'] },
  'image/jpeg': { is: (bytes) => startsWith(bytes, '\xff\xd8\xff'), endings: ['.jpg', '.jpeg'] },
  'image/webp': {
    is: (bytes) => startsWith(bytes, 'RIFF') && startsWith(bytes, 'WEBP', 8),
    endings: ['.webp'],
  },
}

/** A file as it was sent, held against what is kept. Throws BAD_REQUEST for what is too large, or none of these. */
export function readProof({ name, content: sent }: ProofInput): ProofFile {
  const content = Buffer.from(sent, 'base64')
  // Node passes over what is no base64.
  if (content.toString('base64') !== sent) throw refusal(PROOF_NOT_WHOLE)
  if (content.length > MAX_PROOF_BYTES) throw refusal(PROOF_TOO_LARGE)
  const type = (Object.keys(kinds) as ProofType[]).find((each) => kinds[each].is(content))
  if (type === undefined) throw refusal(PROOF_OF_NO_TYPE)
  const sha256 = createHash('sha256').update(content).digest('hex')
  return { name: toSafeName(name, kinds[type].endings), type, sha256, content }
}

const refusal = (message: string) => new AppError('BAD_REQUEST', { message })

/** As `.jpeg`. */
const LONGEST_ENDING = 5

/**
 * The name behind the last slash, without what hides how it ends or is no letter, and with an ending of what the file is: on
 * the disk of whoever saves it, it is opened by that.
 */
function toSafeName(given: string, endings: readonly [string, ...string[]]): string {
  const last = given.split(/[/\\]/).at(-1) ?? ''
  const plain = last.replace(/[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}]/gu, '').trim()
  const ending = endings.find((each) => plain.toLowerCase().endsWith(each))
  const stem = (ending === undefined ? plain : plain.slice(0, -ending.length))
    .replace(/^[\s.]+|[\s.]+$/g, '')
    .slice(0, MAX_FILE_NAME - LONGEST_ENDING)
  return toStorableText(`${stem === '' ? 'proof' : stem}${ending ?? endings[0]}`)
}
