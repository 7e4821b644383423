import {
  MAX_FILE_NAME,
  MAX_PROOF_BYTES,
  PROOF_EMPTY,
  PROOF_TOO_LARGE,
  type ProofInput,
} from '@pkg/api-contract'

/** A file that was chosen: as it is sent, or what is wrong with it, as a sentence. */
export type ChosenProof = { name: string; size: number } & ({ sent: ProofInput } | { fault: string })

/** Reads a file that is to prove an answer. Which kind it is, the server tells by its bytes. */
export async function chooseProof(file: File): Promise<ChosenProof> {
  const { name, size } = file
  if (size === 0) return { name, size, fault: PROOF_EMPTY }
  if (size > MAX_PROOF_BYTES) return { name, size, fault: PROOF_TOO_LARGE }
  try {
    // The end of a long name says what it is.
    return { name, size, sent: { name: name.slice(-MAX_FILE_NAME), content: await readBase64(file) } }
  } catch {
    return { name, size, fault: 'The file could not be read. Please choose it again.' }
  }
}

function readBase64(file: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => {
      const url = String(reader.result)
      // Before the comma stands what the browser takes it for.
      resolve(url.slice(url.indexOf(',') + 1))
    }
    reader.onerror = () => reject(reader.error ?? new Error('unreadable'))
    reader.readAsDataURL(file)
  })
}
