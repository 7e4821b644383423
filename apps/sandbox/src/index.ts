export type { Sandbox } from './create-sandbox.ts'
export type { Fault } from './faults/fault.ts'
export { createRandom } from './random.ts'
