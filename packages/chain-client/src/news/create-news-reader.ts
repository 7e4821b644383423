import { AppError, DAY_MS, newsItem } from '@pkg/api-contract'
import * as z from 'zod'
import type { ChainClient } from '../chain-client.ts'
import type { ClientContext } from '../client-context.ts'
import { redactToHost } from '../outbound/redact.ts'
import { createSourcedReader } from '../policies/create-sourced-reader.ts'
import { AllFailed } from '../policies/with-fallback.ts'
import { groupNews } from './group-news.ts'

const TIMES = { operation: 'news', attemptMs: 6_000, budgetMs: 10_000 }
const KEPT_MS = DAY_MS
const MAX_STORIES = 200

/** Reads the news; `converterUrl` is where the conversion service is, for the sentence when it refuses our key. */
export function createNewsReader(
  context: ClientContext,
  { converterUrl }: { converterUrl: string | undefined },
): ChainClient['listNews'] {
  const { select, ask, now } = context
  const sources = select('news')
  const read = createSourcedReader({
    ...context,
    name: 'news:2',
    sources,
    schema: z.array(newsItem),
    keptMs: KEPT_MS,
  })

  return async (options = {}) => {
    try {
      return await read(
        'latest',
        async (signal) => {
          const problems: string[] = []
          const { value, source } = await ask(sources.filling('news'), TIMES, signal, (port, limit) =>
            port.listNews({ signal: limit, report: (problem) => problems.push(problem) }),
          )
          return {
            data: groupNews(value).slice(0, MAX_STORIES),
            source,
            updatedAt: new Date(now()).toISOString(),
            problem: problems.length === 0 ? null : problems.join(' '),
          }
        },
        options,
      )
    } catch (error) {
      const isRefused =
        error instanceof AllFailed &&
        error.failures.some(({ provider, kind }) => provider === 'rss2json' && kind === 'auth')
      if (!isRefused || converterUrl === undefined) throw error
      throw new AppError('NEWS_REFUSED', {
        message: `Invalid API key or request parameters. Please check your ${redactToHost(converterUrl)} API key.`,
        cause: error,
      })
    }
  }
}
