import { paths } from '#app/paths.ts'
import { createCalculatorSearch, type FoundCalculators, type SearchEntry } from './find-calculators.ts'

/** The words of the pages that are no calculators of the registry. */
const ownKeywords: Readonly<Record<string, readonly string[]>> = {
  [paths.aiCalculator]: [
    ...['ai', 'ask', 'chat', 'chatbot', 'assistant', 'question', 'percentage', 'percent', 'discount'],
    ...['एआई', 'सवाल', 'पूछें', 'pratishat', 'प्रतिशत', 'छूट'],
  ],
  [paths.compare]: [
    ...['compare', 'pin', 'pinned', 'versus', 'side by side', 'plan', 'budget', 'cash flow'],
    ...['tulna', 'yojana', 'तुलना'],
  ],
}

/** The search over all pages of the list. @param keywords of calculators, by their pages */
export function createHomeSearch(
  cards: readonly Omit<SearchEntry, 'keywords'>[],
  keywords: Readonly<Record<string, readonly string[]>>,
): (term: string) => FoundCalculators {
  return createCalculatorSearch(
    cards.map((card) => ({ ...card, keywords: keywords[card.path] ?? ownKeywords[card.path] ?? [] })),
  )
}
