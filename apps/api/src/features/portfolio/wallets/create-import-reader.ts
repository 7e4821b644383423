import { AppError } from '@pkg/api-contract'
import { createFairQueue } from '../../../lib/create-fair-queue.ts'
import { createThread } from '../../../lib/create-thread.ts'
import type * as importThread from './import-thread.ts'
import type { ParsedImport } from './parse-import.ts'

/** Each waiting import holds megabytes. */
const WAITING = 10

/** Megabytes of a hostile text take seconds to read. */
const thread = createThread('features/portfolio/wallets/import-thread')

const runReadBody = (task: Parameters<typeof importThread.readBody>[0]) =>
  thread.run(task, { name: 'readBody' }) as Promise<ReturnType<typeof importThread.readBody>>
const runRead = (task: Parameters<typeof importThread.read>[0]) =>
  thread.run(task, { name: 'read' }) as Promise<ReturnType<typeof importThread.read>>

/** Reads imports beside the thread that answers people, one person's after another's. Both throw BUSY. */
export interface ImportReader {
  /** The text of a JSON body; without it where the body is anything else. */
  readBody(who: string, body: Uint8Array): Promise<{ text?: string }>
  /** Throws BAD_REQUEST for what is no list, CSV or export. */
  read(who: string, text: string): Promise<ParsedImport>
}

export function createImportReader(): ImportReader {
  const queue = createFairQueue({ atOnce: 1, waiting: WAITING })

  return {
    async readBody(who, body) {
      return queue.run({ who }, () => runReadBody({ body }))
    },
    async read(who, text) {
      const result = await queue.run({ who }, () => runRead({ text }))
      if ('problem' in result) throw new AppError('BAD_REQUEST', { message: result.problem })
      return result
    },
  }
}
