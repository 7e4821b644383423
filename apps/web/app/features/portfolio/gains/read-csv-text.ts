import { MAX_PURCHASES_BYTES, PURCHASES_TOO_LARGE } from '@pkg/api-contract'

/**
 * The text of a file, whichever way it is written: UTF-16 and UTF-8 as their first bytes say, else UTF-8 where every byte
 * fits, else the letters of Western Windows. Throws an `Error` with a sentence for a file that is empty or too large.
 */
export async function readCsvText(file: Blob): Promise<string> {
  if (file.size === 0) throw new Error('The file is empty.')
  // Two bytes a letter at most.
  if (file.size > 2 * MAX_PURCHASES_BYTES) throw new Error(PURCHASES_TOO_LARGE)
  const bytes = new Uint8Array(await file.arrayBuffer())
  const text = new TextDecoder(findEncoding(bytes)).decode(bytes)
  if (text.length > MAX_PURCHASES_BYTES) throw new Error(PURCHASES_TOO_LARGE)
  return text
}

function findEncoding(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le'
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be'
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return 'utf-8'
  } catch {
    return 'windows-1252'
  }
}
