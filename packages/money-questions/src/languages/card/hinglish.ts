import type { CardWords } from './words.ts'

/** What a card says in Hinglish. */
export const hinglish: CardWords = {
  calculation: 'Hisaab: {name}',
  verified: 'Jaancha hua',
  notVerified: 'Jaancha nahin',
  given: '{label} (diya hua)',
  open: 'Calculator mein kholein',
  computed: 'Hisaab {product} ki apni library ne kiya hai, model ne nahin.',
  computedOnOthers:
    'Hisaab {product} ki apni library ne kiya hai, aise aankdon par jo aapke sawaal mein nahin hain.',
  // The mixture calls calculators as English does.
  names: {},
}
