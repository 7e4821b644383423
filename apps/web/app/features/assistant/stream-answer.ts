import { type AskBody, type AskEvent, assistant, parseAskEvent } from '@pkg/api-contract'
import { createParser } from 'eventsource-parser'
import { api } from '#app/lib/api.ts'

/** Asks our server and gives the events of the answer as they come. Throws ApiError. */
export async function* streamAnswer(body: AskBody, signal: AbortSignal): AsyncGenerator<AskEvent> {
  const answer = await api.stream(assistant.ask, { body }, { signal })
  const ready: AskEvent[] = []
  const parser = createParser({
    onEvent: ({ event = '', data }) => {
      const parsed = parseAskEvent(event, data)
      if (parsed !== undefined) ready.push(parsed)
    },
  })
  const reader = answer.pipeThrough(new TextDecoderStream()).getReader()
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return
    parser.feed(value)
    yield* ready.splice(0)
  }
}
