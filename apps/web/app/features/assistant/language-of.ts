/**
 * The `lang` of a text whose letters are mostly Devanagari, so that it is read out in Hindi; undefined where the page's
 * own language holds. Hindi in Latin letters cannot be told from English by its letters.
 */
export function languageOf(text: string): 'hi' | undefined {
  const hindi = text.match(/\p{Script=Devanagari}/gu)?.length ?? 0
  const latin = text.match(/\p{Script=Latin}/gu)?.length ?? 0
  return hindi > latin ? 'hi' : undefined
}
