/** A text with the digits 0 to 9 for those of every other script. */
export function toWesternDigits(text: string): string {
  return text.replace(/(?!\d)\p{Nd}/gu, toWesternDigit)
}

/** Digits of every script stand in rows of ten, from zero to nine. */
function toWesternDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0
  let start = code
  while (/^\p{Nd}$/u.test(String.fromCodePoint(start - 1))) start--
  return String((code - start) % 10)
}
