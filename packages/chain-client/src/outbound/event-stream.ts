import { createParser } from 'eventsource-parser'

/** A stream that is longer than this is cut: no real answer is. */
const MAX_BYTES = 2 * 1024 * 1024
/** How every line of an event begins; a line that begins with a colon is a comment. */
const field = /^(?:data|event|id|retry)?(?::|$)/

/** What came in: the data of one event, or at the end whatever was outside of events. */
export type StreamPiece = { data: string } | { rest: string }

/** The stream is longer than any answer. */
export class StreamTooLong extends Error {
  override readonly name = 'StreamTooLong'
}

/**
 * Reads server-sent events. Text outside of them (a body that is plain JSON, an error that breaks into the stream) is
 * gathered and given last.
 */
export async function* readEventStream(body: AsyncIterable<Uint8Array>): AsyncGenerator<StreamPiece> {
  const ready: string[] = []
  let raw = ''
  const parser = createParser({ onEvent: ({ data }) => ready.push(data) })
  const decoder = new TextDecoder()
  let bytes = 0
  for await (const chunk of body) {
    bytes += chunk.byteLength
    if (bytes > MAX_BYTES) throw new StreamTooLong(`more than ${MAX_BYTES} bytes`)
    const text = decoder.decode(chunk, { stream: true })
    raw += text
    parser.feed(text)
    for (const data of ready.splice(0)) yield { data }
  }
  // The last event counts even when the blank line after it is missing.
  parser.feed(`${decoder.decode()}\n\n`)
  for (const data of ready.splice(0)) yield { data }
  const rest = raw.split(/\r\n|\n|\r/).filter((line) => line !== '' && !field.test(line))
  if (rest.length > 0) yield { rest: rest.join('\n') }
}
