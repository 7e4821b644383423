/** Longer than any of the product: what a translation, or somebody who names a token, may bring. */
export const longLabel = 'The amount that you put aside at the beginning of every month'

export const longSentence =
  'The price provider has not answered since 14:58. Until it does, the values use the last prices that were read, and the balances are those of the last block.'

/** Nothing in it to break a line at. */
export const unbroken = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft'

export const address = '0x71C7656EC7ab88b098defB751B7401B5f6d8976F'
