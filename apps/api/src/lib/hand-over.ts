import { MessageChannel, type MessagePort, receiveMessageOnPort } from 'node:worker_threads'
import { MINUTE_MS } from '@pkg/api-contract'

/** The receiving end, which is sent to a thread, its `port` in the list of what is transferred. */
export interface Taking {
  port: MessagePort
  /** How many messages were sent. */
  sent: Int32Array<SharedArrayBuffer>
}

/** The sending end: a thread computes with the first parts while the others are still being made. */
export interface HandOver<Part, End> {
  taking: Taking
  give(part: Part): void
  /** There are no more; what is known only now goes along. */
  end(end: End): void
  /** There will be no more: whoever takes them throws. */
  fail(): void
  /** Forgets what nobody will take. */
  close(): void
}

type Message<Part, End> = { part: Part } | { end: End } | { failed: true }

export function createHandOver<Part, End>(): HandOver<Part, End> {
  const { port1: own, port2: port } = new MessageChannel()
  const sent = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT))
  function send(message: Message<Part, End>) {
    own.postMessage(message)
    Atomics.add(sent, 0, 1)
    Atomics.notify(sent, 0)
  }
  return {
    taking: { port, sent },
    give: (part) => send({ part }),
    end: (end) => send({ end }),
    fail: () => send({ failed: true }),
    close: () => own.close(),
  }
}

/** Nothing was said for so long that nobody may be there any more who could. */
export class SilentHandOverError extends Error {
  constructor(patienceMs: number) {
    super(`Neither a part nor their end was told of within ${patienceMs} ms`)
  }
}

/** A part is read in a fraction of a second; the longest that one waits for is prices. */
const PATIENCE_MS = MINUTE_MS / 2

/**
 * Takes the parts in their order, and gives back what was told at their end. It holds its thread up until there is one, for
 * `patienceMs` at a time: then it throws `SilentHandOverError`, so that others get their turn.
 */
export function* takeParts<Part, End>(
  { port, sent }: Taking,
  { patienceMs = PATIENCE_MS }: { patienceMs?: number | undefined } = {},
): Generator<Part, End> {
  try {
    for (let taken = 0; ; taken += 1) {
      if (Atomics.wait(sent, 0, taken, patienceMs) === 'timed-out') throw new SilentHandOverError(patienceMs)
      const received = receiveMessageOnPort(port) as { message: Message<Part, End> } | undefined
      if (received === undefined || 'failed' in received.message) {
        throw new Error('There are no more parts to take')
      }
      const { message } = received
      if ('end' in message) return message.end
      yield message.part
    }
  } finally {
    port.close()
  }
}
