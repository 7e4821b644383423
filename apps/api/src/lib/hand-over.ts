import { MessageChannel, type MessagePort, receiveMessageOnPort } from 'node:worker_threads'

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

/** Takes the parts in their order, and gives back what was told at their end. It holds its thread up until there is one. */
export function* takeParts<Part, End>({ port, sent }: Taking): Generator<Part, End> {
  try {
    for (let taken = 0; ; taken += 1) {
      Atomics.wait(sent, 0, taken)
      const { message } = receiveMessageOnPort(port) as { message: Message<Part, End> }
      if ('failed' in message) throw new Error('There are no more parts to take')
      if ('end' in message) return message.end
      yield message.part
    }
  } finally {
    port.close()
  }
}
