/** Writes the minus sign (U+2212), which is as wide as a digit, where Intl writes a hyphen. */
export function trueMinus(text: string): string {
  return text.replace('-', '−')
}
