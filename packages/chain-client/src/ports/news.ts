import type { NewsItem } from '@pkg/api-contract'
import type { ReadOptions } from './wallet-data.ts'

/** Stories as plain text, in any order; near-duplicates are put together by whoever asks. */
export interface News {
  /** @throws {ProviderError} only when nothing at all could be read; what is missing in part is reported. */
  listNews(options: ReadOptions & { report?: (problem: string) => void }): Promise<NewsItem[]>
}
