import { Readable } from 'node:stream'
import type { AskEvent } from '@pkg/api-contract'

/** Events as they go over the wire; whoever stops reading ends the generator. */
export function toEventStream(events: AsyncIterable<AskEvent>): Readable {
  return Readable.from(toLines(events))
}

async function* toLines(events: AsyncIterable<AskEvent>): AsyncGenerator<string> {
  // A comment, so that the headers leave before the first word is there.
  yield ':\n\n'
  for await (const { event, data } of events) yield `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`
}
