import type { LanguageModel, ModelEvent, ModelRequest } from '../ports/language-model.ts'
import { ProviderError } from '../provider-error.ts'
import type { Candidate } from './with-fallback.ts'

/** Streams through a source's circuit breaker: its first piece says whether the source is well. */
export async function* streamWithBreaker(
  { name, port, breaker }: Candidate<LanguageModel>,
  request: ModelRequest,
): AsyncGenerator<ModelEvent> {
  const stream = port.stream(request)
  try {
    const first = await breaker.run('answer', () => stream.next())
    if (first.done === true) return
    yield first.value
    for await (const event of stream) yield event
  } catch (error) {
    request.signal.throwIfAborted()
    if (error instanceof ProviderError) throw error
    throw new ProviderError('network', { provider: name, operation: 'answer', cause: error })
  } finally {
    // Whoever stops reading stops the upstream as well.
    await stream.return(undefined)
  }
}
