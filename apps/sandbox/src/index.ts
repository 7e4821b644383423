export { createSandbox, type Sandbox } from './create-sandbox.ts'
export type { Fault } from './faults/fault.ts'
