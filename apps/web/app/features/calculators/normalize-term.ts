/**
 * A term of a search as its words are compared: small letters, one space, and what people write either way in Hindi told one
 * way, such as "गाड़ी" with a dot below or without, and "महँगाई" with either mark of a nasal.
 */
export function normalizeTerm(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll('\u093c', '')
    .replaceAll('\u0901', '\u0902')
    .trim()
    .replace(/\s+/g, ' ')
}
