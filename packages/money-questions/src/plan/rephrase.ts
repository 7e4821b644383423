import {
  followRephrasings,
  type PartRephrasing,
  partRephrasings,
  wholeRephrasings,
} from '../grammar/rephrasings.ts'
import { normalize } from '../read/tokenize.ts'

/** A rate that people know to be left out: what is put aside earns nothing. */
const saving = /\b(?:sav(?:e|ed|ing|ings)|bacha\w*|bachat|gullak)\b|बचत|बचा/
/** "I save", as the grammar has it. */
const putAside =
  /\bbacha(?:ta|ti|te|u|un|unga|ungi)\b(?: (?:hu|hun|hoon|rah[ai] hu))?|बचा(?:ऊं|ता|ती|ते)(?: (?:हूं|हूँ))?/g
const earning =
  /\b(?:sips?|invest\w*|returns?|interest|byaj|fd|rd|ppf|epf|nps|deposit\w*|fund|funds|account|bank|rate|tax|emi|loan|bill|%|percent|inflation|retire\w*)\b|%|निवेश|ब्याज|एसआईपी|रिटर्न|जमा|प्रतिशत|टैक्स|लोन/

/** "To put aside", likewise. */
const toPutAside = /बचा(?=न[ेा])/g

/** Nobody asks what has other words here in more letters. */
const LONGEST = 240

function replace(text: string, [pattern, as]: PartRephrasing): string {
  return typeof as === 'string' ? text.replace(pattern, as) : text.replace(pattern, as)
}

/** A whole question in other words: what is left of it without the words that say nothing has one of the shapes. */
function asWhole(asked: string): string | undefined {
  const plain = asked
    .replace(/[,.?:;!]+(?=\s|$)/g, ' ')
    .replace(/(\d) %/g, '$1%')
    .replace(/₹ /g, '₹')
  const words = plain.split(/\s+/).filter((word) => word !== '')
  for (const { idle, shape, about, as } of wholeRephrasings) {
    if (!about.test(asked)) continue
    const left = words.filter((word) => !idle.has(word)).join(' ')
    if (shape.test(left)) return replace(left, [shape, as])
  }
  return undefined
}

/** What somebody says before a figure that puts another right. */
const putRight =
  /^(.*\d.*?)[,.\s]+(?:no|sorry|oops|nahi|nahin|wait|actually|नहीं|i mean(?:t)?)(?:[,.\s]+(?:no|sorry|wait|nahi|i mean(?:t)?|make (?:it|that)|matlab|actually))*[,.\s]+(\d+(?:\.\d+)?) ?(%|percent|years?|yrs?|saal|months?|mahine)[.!?\s]*$/
const kinds = ['%|percent', 'years?|yrs?|saal', 'months?|mahine']

/** "18 % GST on 4500, sorry, 12 %": what is put right at the end takes the place of the only figure of its kind. */
function withCorrection(text: string): string {
  const [, asked = '', figure = '', unit = ''] = putRight.exec(text) ?? []
  const kind = kinds.find((one) => new RegExp(one).test(unit))
  if (kind === undefined) return text
  const alike = [...asked.matchAll(new RegExp(`\\d+(?:\\.\\d+)? ?(?:${kind})`, 'g'))]
  return alike.length === 1 ? asked.replace(alike[0]?.[0] ?? '', `${figure} ${unit}`) : text
}

/**
 * What a question that has no answer as it stands may be told in, likeliest first; nothing where it has no words that
 * the grammar knows others for.
 */
export function rephrase(question: string, isFollowing: boolean): readonly string[] {
  const asked = normalize(question)
  if (asked.length > LONGEST) return []
  const rules = isFollowing ? [...followRephrasings, ...partRephrasings] : partRephrasings
  const told = asWhole(asked) ?? rules.reduce(replace, withCorrection(asked)).trim()
  const alone =
    saving.test(told) && !earning.test(told)
      ? [
          `${told} at 0 % return`,
          `${told.replace(putAside, 'save').replace(toPutAside, 'जमा कर')} at 0 % return`,
        ]
      : []
  return [...(told === asked.trim() ? [] : [told]), ...alone].filter((text) => text !== '')
}
