/** What a person gets, line by line, as an invoice names it. */
export const priceLines = [
  { what: 'Portfolio tracker', note: 'As many addresses as you keep, on every chain, with history' },
  { what: 'Token, NFT and transfer views', note: 'Priced by contract, with source and time' },
  { what: 'Financial calculators', note: 'All of them, with schedules, formulas and export' },
  { what: 'AI financial calculator', note: 'Figures computed by our own library' },
  { what: 'Crypto news and gas prices', note: 'From publishers and an Ethereum node directly' },
] as const

/** What people ask before they believe a price of nothing. */
export const priceQuestions = [
  {
    question: 'Is there a paid plan?',
    answer: 'No. There is one plan and everything is in it. Nothing is held back to be unlocked later.',
  },
  {
    question: 'How is it paid for, then?',
    answer:
      'It costs very little to run: one process and one database file. What it does cost is published on the donation page, to the cent.',
  },
  {
    question: 'What do you earn with my data?',
    answer:
      'Nothing. It is not sold, not shared and not used for advertising, and your browser talks to our server only.',
  },
] as const
