export type { Chain, Mined, TransferRequest } from './chain/create-chain.ts'
export type { LoggedRequest } from './control/request-log.ts'
export { createSandbox, type Demo, type Sandbox, type SandboxOptions } from './create-sandbox.ts'
export type { Fault } from './faults/fault.ts'
