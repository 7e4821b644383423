import { inOtherWords } from '../grammar/rephrasings/in-other-words.ts'
import { askedFirst, inPlainOrder } from '../grammar/rephrasings/in-plain-order.ts'
import { followRephrasings, partRephrasings } from '../grammar/rephrasings/parts-of-questions.ts'
import type { PartRephrasing } from '../grammar/rephrasings/rephrasing.ts'
import { saidPlainly } from '../grammar/rephrasings/said-plainly.ts'
import { wholeRephrasings } from '../grammar/rephrasings/whole-questions.ts'
import { eligibilityAsked, tellEligibilityByRoles } from '../grammar/roles/tell-eligibility-by-roles.ts'
import { tellFormerAmount } from '../grammar/roles/tell-former-amount.ts'
import { tellGrowthByRoles } from '../grammar/roles/tell-growth-by-roles.ts'
import { interestTold, tellInterestByRoles } from '../grammar/roles/tell-interest-by-roles.ts'
import { partAlone, tellOtherPercent } from '../grammar/roles/tell-other-percent.ts'
import { tellPercentByRoles } from '../grammar/roles/tell-percent-by-roles.ts'
import { tellPercentTo } from '../grammar/roles/tell-percent-to.ts'
import { partOfUntold, tellRestOfPart } from '../grammar/roles/tell-rest-of-part.ts'
import { tellReturnInAll } from '../grammar/roles/tell-return-in-all.ts'
import { tellWhole } from '../grammar/roles/tell-whole.ts'
import { tellYieldByRoles, yieldAsked } from '../grammar/roles/tell-yield-by-roles.ts'
import { meaningsOf } from '../grammar/stories/story-words.ts'
import { inAll } from '../grammar/unheard.ts'
import { isKnownWord } from './find-concepts.ts'

/** What is told in plainer words and in the usual order, before the whole question is looked at. */
const plainWords: readonly PartRephrasing[] = [...inPlainOrder, ...saidPlainly]

/** Nobody asks what has other words here in more letters. */
export const LONGEST = 240

function replace(text: string, [pattern, as, about]: PartRephrasing): string {
  if (about !== undefined && !about.test(text)) return text
  return typeof as === 'string' ? text.replace(pattern, as) : text.replace(pattern, as)
}

/** So many letters of a word stand in a shape as they are, whatever its ending. */
const STEM = 3

/** Whether a word has a place in a shape: a glance at its letters, so that few shapes have to be made ready. */
function mayBeIn({ source }: RegExp, word: string): boolean {
  return /\d/.test(word) || source.includes('\\w') || source.includes(word.slice(0, STEM))
}

/** A whole question in other words: what is left of it without the words that say nothing has one of the shapes. */
function asWhole(asked: string): string | undefined {
  const plain = asked
    .replace(/[,.?:;!]+(?=\s|$)/g, ' ')
    .replace(/(\d) %/g, '$1%')
    .replace(/₹ /g, '₹')
  const words = plain.split(/\s+/).filter((word) => word !== '')
  for (const { idle, shape, hasWords, about, as } of wholeRephrasings) {
    if (!about.test(asked)) continue
    const left = words.filter((word) => !idle.has(word))
    if (hasWords && left.every((word) => /^[\d.,%₹-]+$/.test(word))) continue
    if (!left.every((word) => mayBeIn(shape, word))) continue
    const text = left.join(' ')
    if (shape.test(text)) return replace(text, [shape, as, undefined])
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

/** A normalized question that has no answer in its own words, in others; undefined where there are none for it. */
export function tellInOtherWords(asked: string): string | undefined {
  const told = inOtherWords.reduce(replace, asked)
  return told === asked ? undefined : told
}

/** A word that no vocabulary has is a thing or a name. */
export const isThing = (word: string) => meaningsOf(word, isKnownWord)?.size === 0

/** What reads each figure of a question by the words beside it, and what a question has to speak of for that. */
interface Reader {
  about: RegExp
  tell(asked: string): string | undefined
}

const ofLoans: Reader = { about: eligibilityAsked, tell: tellEligibilityByRoles }
const ofYields: Reader = { about: yieldAsked, tell: tellYieldByRoles }
/** The first that knows what each figure is tells them in other words. */
const readers: readonly Reader[] = [
  ofYields,
  { about: inAll, tell: (asked) => tellReturnInAll(asked, isThing) },
  { about: interestTold, tell: tellInterestByRoles },
  { about: /./, tell: tellGrowthByRoles },
  { about: /./, tell: tellPercentTo },
  { about: partAlone, tell: tellOtherPercent },
  { about: partOfUntold, tell: tellRestOfPart },
  { about: /./, tell: tellPercentByRoles },
  { about: /./, tell: tellFormerAmount },
  { about: /./, tell: tellWhole },
]
/** Those of plans, which have figures of their own. */
const readersOfPlans: readonly Reader[] = [ofLoans, ofYields]

const firstOf = (by: readonly Reader[], asked: string): string | undefined =>
  by.reduce<string | undefined>(
    (told, { about, tell }) => told ?? (about.test(asked) ? tell(asked) : undefined),
    undefined,
  )

/** What all but one of a question's figures are is told by the words beside them. */
function tellByRoles(asked: string): string {
  if (ofPlans.test(asked)) return firstOf(readersOfPlans, asked) ?? asked
  const ordered = askedFirst.reduce(replace, asked)
  return firstOf(readers, ordered) ?? ordered
}

/** Plans have figures of their own. */
export const ofPlans =
  /\b(?:emis?|loan|sip|rd|swp|ppf|epf|nps|ssy|nsc|kvp|scss|hra|ctc|gratuity|month(?:ly)?|inflation|regime)\b|ईएमआई|एसआईपी|लोन/

/** A normalized question in words that the grammar knows, where it has none for some of its own. */
export function toKnownWords(asked: string, isFollowing: boolean): string {
  if (asked.length > LONGEST) return asked
  const plain = plainWords.reduce(replace, isFollowing ? asked : tellByRoles(asked))
  const rules = isFollowing ? [...followRephrasings, ...partRephrasings] : partRephrasings
  return asWhole(plain) ?? rules.reduce(replace, withCorrection(plain))
}
