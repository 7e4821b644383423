import { toPlainLetters } from './to-plain-letters.ts'

/** What is said to somebody before a question. */
export const courtesyBefore = new RegExp(
  toPlainLetters(
    '^(?:(?:hi|hello|hey|hii+|namaste|namaskar|good (?:morning|afternoon|evening)|please|pls|plz|kindly|bhai|bhaiya|sir|madam|mam|bro|yaar|yar|dear|ok so|(?:can|could|will|would) you (?:please |pls )?(?:tell|help)(?: me)?|(?:please |pls )?(?:tell|help) me|mujhe (?:bata ?do|batao|bataiye|janna hai|jaanna hai)|i (?:just |also )?(?:want|need|would like|wish|d like) to (?:know|calculate|find(?: out)?)|calculate|compute|exactly|जी|नमस्ते|कृपया|भाई|सर)(?:[ ,.!:]+|$))+',
  ),
)
/** What is said behind it. */
export const courtesyBehind = new RegExp(
  toPlainLetters(
    '(?:[ ,.!?]+(?:please|pls|plz|approx|approximately|roughly|thanks|thank you|thankyou|thx|ty|batao|bataao|bata do|bataiye|bataye|bataiyega|btao|sir|madam|bro|yaar|yar|(?<!\\d )bhai|धन्यवाद|बताओ|बताइए|बताइये|बता दो|कृपया))+(?=[ .!?]*$)',
  ),
)
