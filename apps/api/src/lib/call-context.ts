import { AsyncLocalStorage } from 'node:async_hooks'
import type { Caller } from '@pkg/chain-client'

/** For whom this code runs: known to what a request or a job calls, however many promises lie between. */
export const callContext = new AsyncLocalStorage<Caller>()
