import { takeFigures } from '../rephrasings/take-figures.ts'
import { toPlainLetters } from '../to-plain-letters.ts'

const percent = '(?:about )?\\d+(?:\\.\\d+)? ?(?:%|percent)(?![a-z])'
const amount = '(?:rs |₹ ?)?\\d[\\d.]*(?: (?:k|lakh|crore|thousand|hazar))?'
const up = '(?:increas|rais|hik|grow|scal|bump|badha)'
const down = '(?:reduc|decreas|lower|drop|ghata)'
const raising = `\\b${up}\\w*`
const lowering = `\\b(?:${down}\\w*|cut)`
/** A change that ends at a percentage of what there was: "5000 reduced to 80 %". */
const changedTo = new RegExp(
  `\\b(?:reduced|cut|brought down|come down|comes down|came down|decreased|dropped|drops|fell|falls|fallen|rounded down|lowered|shrunk|raised|increased|goes up|went up|gone up|grew|grown|rose|risen|up|down) to ${percent}(?: of (?:it|that|its|the)(?: (?:original|former|old|self|value|price|amount))*)?`,
)
/** The same as it is ordered: "increase 900 to 120 %", "900 ko 120 % tak badhao". */
const ordered = new RegExp(
  toPlainLetters(
    `(?:${raising}|${lowering}) (?!of\\b)(?:(?:the|my|a|price|salary|rent|fee|value|amount|it|of) )*${amount} (?:(?:salary|rent|price|fee|bill) )?(?:up |down )?to ${percent}[ ?.]*$|${amount} (?:ko|को) (?:(?:badha|ghata) ?(?:kar|ke) |(?:बढ़ाकर|घटाकर) )?${percent} (?:(?:tak|तक) (?:\\S+[ ?.]*)+|(?:kar(?:o|na|do|iye)?|करो)[ ?.]*)$`,
  ),
)
/** More than all of it is no fall, and less no rise. */
const isRaised = new RegExp(toPlainLetters(`^(?:${up}|.*(?:badha|बढ़ा))`))
const isLowered = new RegExp(toPlainLetters(`^(?:${down}|cut|.*(?:ghata|घटा))`))
/** "Raised from 1,500 by 25 %, to what?": what it came to. */
const changedFrom = new RegExp(
  `^(?:[a-z]+ )*?(raised|increased|hiked|up|rose|grew|reduced|decreased|cut|lowered|down|fell|dropped) from ${amount} by ${percent}[,:;]* (?:to (?:what|how much)|(?:what|how much) (?:now|is it now)|new (?:price|value|salary|amount|rent))[ ?.]*$`,
)
/** What it was before, or by how much it changed, is another question. */
const others =
  /\b(?:original|originally|before|was|were|earlier|first|how much (?:less|more|did)|difference|drop|rate|interest|inflation)\b.*\?|\bby how\b|\bcuts?\b.*\blost\b/

/** An amount that changes to a percentage of itself: that percentage of it. */
export function tellPercentTo(text: string): string | undefined {
  const { amounts, percents, times } = takeFigures(text)
  const isOne = amounts.length === 1 && percents.length === 1 && times.length === 0
  if (!isOne) return undefined
  const [whole = '', share = ''] = [amounts[0], percents[0]]
  const [, change] = changedFrom.exec(text) ?? []
  if (change !== undefined)
    return `${whole} ${/^(?:rais|incr|hik|up|ro|gr)/.test(change) ? 'up' : 'down'} ${share} %`
  const [order] = ordered.exec(text) ?? []
  if (order !== undefined) {
    const isOdd = Number(share) > 100 ? isLowered.test(order) : isRaised.test(order)
    return isOdd ? undefined : `${share} % of ${whole}`
  }
  if (!changedTo.test(text) || others.test(text)) return undefined
  return text.indexOf(whole) < text.search(changedTo) ? `${share} % of ${whole}` : undefined
}
