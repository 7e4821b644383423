/** Fails where a published package, or one of those that are named behind it, breaks what its last release promised. */
import { judgeSurfaces } from './judge-surfaces.ts'

const only = process.argv.slice(2)
const faults = judgeSurfaces(process.cwd(), only.length > 0 ? only : undefined)
for (const fault of faults) console.error(fault)
if (faults.length > 0) process.exitCode = 1
