/**
 * Codes of the rate services that no standard names; and the pair that the page opens with, as the browser needs too long
 * to find its first name.
 */
const named: Readonly<Record<string, string>> = {
  USD: 'US Dollar',
  INR: 'Indian Rupee',
  FOK: 'Faroese Króna',
  GGP: 'Guernsey Pound',
  IMP: 'Manx Pound',
  JEP: 'Jersey Pound',
  KID: 'Kiribati Dollar',
  TVD: 'Tuvaluan Dollar',
}

/** The English name of a currency by its code; the code itself where nobody has named it. */
export function currencyName(code: string): string {
  return named[code] ?? names().of(code) ?? code
}

let made: Intl.DisplayNames | undefined

function names(): Intl.DisplayNames {
  made ??= new Intl.DisplayNames('en', { type: 'currency' })
  return made
}
