import { toPlainLetters } from './to-plain-letters.ts'

/** Days, pieces and kilos that are told because nothing is paid for them, or got: the others count. */
export const notCounted = new RegExp(
  toPlainLetters(
    '\\b(?:chh?utti|absen[ct]\\w*|naaga|gairhazir|lop|leave|not (?:paid|worked)|unpaid|kat[ia]?|kategi|katega|holidays?|vacan\\w+|empty|closed|spoil\\w*|rotten|damaged?|broken?|wasted?|unused|unsold|lost|missed|missing|sick|khali|kharab|bimar|sad[ei]|toot\\w*|band)\\b|(?:छुट्टी|गैरहाजिर|खाली|खराब|बंद|बीमार|टूटे)',
  ),
)
