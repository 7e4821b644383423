/**
 * By which power of ten a word or a letter behind a number multiplies it, as English is written in India and
 * elsewhere: `12.5L`, `1.2 cr`, `3 million`.
 */
export const scalePowers: Readonly<Record<string, number>> = {
  k: 3,
  thousand: 3,
  l: 5,
  lac: 5,
  lacs: 5,
  lakh: 5,
  lakhs: 5,
  mn: 6,
  million: 6,
  cr: 7,
  crore: 7,
  crores: 7,
  bn: 9,
  billion: 9,
}
