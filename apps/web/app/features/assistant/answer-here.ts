import type { AskBody } from '@pkg/api-contract'
import { callThread } from '#app/lib/call-thread.ts'
import scriptAddress from './answer.worker.ts?worker&url'
import type { HereAnswer } from './solve-here.ts'

/** Has the browser answer a question by itself, in a thread of its own. */
export const { prepare: prepareHere, call: answerHere } = callThread<AskBody, HereAnswer>(scriptAddress)
