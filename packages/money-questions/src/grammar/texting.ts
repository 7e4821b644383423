/** Short words as people write them in a hurry, too short to be told from other words by their letters. */
const meant: Readonly<Record<string, string>> = {
  the: 'teh hte',
  for: 'fo fro',
  par: 'pr',
  every: 'evry evrey evr eveyr',
  month: 'mnth mont moth monht',
  months: 'mnths monts moths',
  year: 'yer yeer yaer',
  years: 'yers yeers yesrs yaers yeras',
  much: 'mch muc mcuh',
  many: 'meny mny amny',
  money: 'mony mney',
  what: 'wat wht waht',
  whats: 'wats whts',
  loan: 'lon laon lona',
  will: 'wil wll',
  have: 'hav hve',
  rate: 'rte raet',
  need: 'nede',
  invest: 'invst',
  total: 'totl',
  percent: 'prcnt percnt',
}

/** What each of them means. */
export const texting: ReadonlyMap<string, string> = new Map(
  Object.entries(meant).flatMap(([word, slips]) => slips.split(' ').map((slip) => [slip, word] as const)),
)
