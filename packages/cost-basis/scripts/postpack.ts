/** Puts back the manifest that `prepack` changed for npm. */
import { existsSync, renameSync } from 'node:fs'

const kept = new URL('../package.json.unpacked.log', import.meta.url)
if (existsSync(kept)) renameSync(kept, new URL('../package.json', import.meta.url))
