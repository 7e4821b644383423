const REPLACEMENT = '\uFFFD'

/**
 * A text as every engine keeps it. PostgreSQL knows no NUL, and half of a surrogate pair is no character in UTF-8: both
 * are replaced by the character that stands for an unreadable one, alike on both engines and also where they are looked for.
 */
export function toStorableText(text: string): string {
  const whole = text.isWellFormed() ? text : text.toWellFormed()
  return whole.includes('\0') ? whole.replaceAll('\0', REPLACEMENT) : whole
}
