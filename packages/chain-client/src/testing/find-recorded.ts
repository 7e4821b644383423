import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** Real answers of the real services are not part of this project; where they lie beside it, they are replayed. */
const folder =
  process.env.RECORDED_ANSWERS ?? fileURLToPath(new URL('../../../../../shared/recorded', import.meta.url))

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
