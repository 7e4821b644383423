/**
 * Devanagari as people type it, in the one way in which the vocabulary has it: without the dot under a letter that many
 * leave out (क़ीमत, कीमत), and with one sign for a nasal (पाँच, पांच).
 */
export function toPlainLetters(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\u093c/g, '')
    .replace(/\u0901/g, '\u0902')
    .normalize('NFC')
}

/** A pattern for texts in plain letters, whichever way it is written itself. */
export const plainPattern = (source: string, flags = ''): RegExp => new RegExp(toPlainLetters(source), flags)
