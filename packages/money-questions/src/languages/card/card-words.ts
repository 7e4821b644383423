import type { Language } from '../language.ts'
import { en } from './en.ts'
import { hi } from './hi.ts'
import { hinglish } from './hinglish.ts'
import type { CardWords } from './words.ts'

/** The words of cards, apart from what answers: only who shows a card needs them. */
export const cardWords: Readonly<Record<Language, CardWords>> = { en, hi, hinglish }
