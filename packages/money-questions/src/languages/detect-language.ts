import type { Language } from './language.ts'
import { contentWords, functionWords } from './telling-words.ts'

/** How much more a word tells that holds a sentence together than the names of things: "10 lakh salary ka tax" is Hindi. */
const FUNCTION = 10
/** "Do lakh", "kar do": written alike in both languages. */
const alike = new Set(['do', 'me', 'the', 'in', 'to', 'so', 'us', 'no'])

/** "PE ratio" and "at par" are English, though "pe" and "par" are Hindi. */
const english = /\bpe ratio\b|\b(?:at|face|issued at|above|below) par\b|\bpar value\b/g

/**
 * The language of a question by its own words: the script, and in Latin letters what holds the sentence together.
 * Undefined where no word tells, as in "15 %?" or "SIP 5000 12%": loan, EMI and lakh are said in every language.
 */
export function detectLanguage(question: string): Language | undefined {
  const words =
    question
      .toLowerCase()
      .normalize('NFC')
      .replace(english, ' ')
      .match(/[\p{L}\p{M}]+/gu) ?? []
  let hindi = 0
  let hinglish = 0
  let inEnglish = 0
  for (const word of words) {
    if (/\p{Script=Devanagari}/u.test(word)) hindi += contentWords.hindi.has(word) ? 1 : FUNCTION
    else if (functionWords.hinglish.has(word)) hinglish += FUNCTION
    else if (contentWords.hinglish.has(word)) hinglish++
    else if (functionWords.english.has(word) && !alike.has(word)) inEnglish += FUNCTION
    else if (contentWords.english.has(word) && !alike.has(word)) inEnglish++
  }
  // Names of things stay in Latin letters in a Hindi sentence; one word of Hindi in an English one changes nothing.
  if (hindi > 0 && hindi + hinglish >= inEnglish) return 'hi'
  if (hinglish > 0 && hinglish >= inEnglish) return 'hinglish'
  return inEnglish > 0 ? 'en' : undefined
}

/** The language to answer in: that of the last of these questions whose words tell one, English where none does. */
export function languageOf(questions: readonly string[]): Language {
  return questions.map(detectLanguage).findLast((language) => language !== undefined) ?? 'en'
}
