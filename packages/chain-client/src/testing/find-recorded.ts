import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** Real answers of the real services are not part of this project; where they lie beside it, they are replayed. */
const folder =
  process.env.RECORDED_ANSWERS ?? fileURLToPath(new URL('../../../../../shared/recorded', import.meta.url))

/** Those of other chains than Ethereum lie beside them. */
const chainFolder = join(folder, '..', 'chains', 'recorded')

/** Whether recorded answers of other chains are there. */
export const hasRecordedChains = existsSync(join(chainFolder, 'rpc'))

if (!hasRecordedChains) {
  console.info(
    'No recorded answers of chains beside the others (RECORDED_ANSWERS): the tests that replay them are skipped.',
  )
}

/** What a recorded answer of another chain than Ethereum holds. */
export function readRecordedChain(file: string): unknown {
  return JSON.parse(readFileSync(join(chainFolder, file), 'utf8'))
}

/** The recorded answers of a folder of them, without what is said about each. */
export const listRecordedChains = (kind: string): string[] =>
  readdirSync(join(chainFolder, kind)).filter((file) => !file.endsWith('.meta.json'))

/** Whether recorded answers are there. */
export const hasRecorded = existsSync(join(folder, 'moralis'))

if (!hasRecorded) {
  console.info(
    'No recorded answers beside the project (RECORDED_ANSWERS): the tests that replay them are skipped.',
  )
}

/** Where a recorded answer lies. */
export const recordedPath = (file: string): string => join(folder, file)

/** The text of a recorded answer. */
export function readRecorded(file: string): string {
  return readFileSync(recordedPath(file), 'utf8')
}
