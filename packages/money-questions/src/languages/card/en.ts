import type { CardWords } from './words.ts'

/** What a card says in English. */
export const en: CardWords = {
  calculation: 'Calculation: {name}',
  verified: 'Verified',
  notVerified: 'Not verified',
  given: '{label} (given)',
  open: 'Open in calculator',
  computed: 'Computed by {product}’s own library, not by the model.',
  computedOnOthers: 'Computed by {product}’s own library, on inputs that are not in your question.',
  names: {},
}
