import type { Language } from './language.ts'

/** What names the calculators of a question without an answer; apart from the sentences, which a caller may give as well. */
export const calculatorFor: Readonly<Record<Language, string>> = {
  en: 'A calculator for this: {calculators}.',
  hi: 'इसके लिए कैलकुलेटर: {calculators}।',
  hinglish: 'Iske liye calculator: {calculators}.',
}
