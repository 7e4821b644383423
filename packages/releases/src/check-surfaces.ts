/** Fails where a published package breaks what its last release promised. */
import { judgeSurfaces } from './judge-surfaces.ts'

const faults = judgeSurfaces(process.cwd())
for (const fault of faults) console.error(fault)
if (faults.length > 0) process.exitCode = 1
