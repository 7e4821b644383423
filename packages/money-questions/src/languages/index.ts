import { en } from './en/index.ts'
import { hi } from './hi/index.ts'
import { hinglish } from './hinglish/index.ts'
import type { Language } from './language.ts'
import type { Phrases } from './phrases.ts'

/** What is said in each language. */
export const phrasesOf: Readonly<Record<Language, Phrases>> = { en, hi, hinglish }
