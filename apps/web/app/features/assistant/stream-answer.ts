import { type AskBody, type AskEvent, assistant, parseAskEvent } from '@pkg/api-contract'
import { createParser } from 'eventsource-parser'

/** Asks our server and gives the events of the answer as they come. Throws an Error whose message fits the sentence shown. */
export async function* streamAnswer(body: AskBody, signal: AbortSignal): AsyncGenerator<AskEvent> {
  const { method, url } = assistant.ask
  const response = await window.fetch(url, {
    method,
    signal,
    credentials: 'include',
    headers: { 'content-type': 'application/json', accept: 'text/event-stream' },
    body: JSON.stringify(body),
  })
  if (!response.ok || response.body === null) throw new Error(`API error: ${response.status}`)

  const ready: AskEvent[] = []
  const parser = createParser({
    onEvent: ({ event = '', data }) => {
      const parsed = parseAskEvent(event, data)
      if (parsed !== undefined) ready.push(parsed)
    },
  })
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader()
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return
    parser.feed(value)
    yield* ready.splice(0)
  }
}
