/** Codes of the rate services that no standard names. */
const unnamed: Readonly<Record<string, string>> = {
  FOK: 'Faroese Króna',
  GGP: 'Guernsey Pound',
  IMP: 'Manx Pound',
  JEP: 'Jersey Pound',
  KID: 'Kiribati Dollar',
  TVD: 'Tuvaluan Dollar',
}

/** The English name of a currency by its code; the code itself where nobody has named it. */
export function currencyName(code: string): string {
  return unnamed[code] ?? names().of(code) ?? code
}

let made: Intl.DisplayNames | undefined

function names(): Intl.DisplayNames {
  made ??= new Intl.DisplayNames('en', { type: 'currency' })
  return made
}
