import type { Draft } from '../../answer/answer.ts'
import { joined, type Parts, type SaidFigure, tell } from '../../answer/parts.ts'
import { toSaid } from '../../answer/to-said.ts'
import { operatorWords, sumFillers, sumPatterns } from '../../grammar/sums.ts'
import type { Say } from '../../languages/phrases.ts'
import type { Quantity } from '../../read/quantity.ts'
import type { Reading } from '../../read/read-words.ts'
import type { Token } from '../../read/tokenize.ts'
import { evaluate } from './evaluate.ts'
import { isYesOrNo } from './is-yes-or-no.ts'
import { toSumAnswer } from './result.ts'

const LONGEST_SUM = 200
const names = 'abcdefghij'

/** Plain arithmetic, in signs or in words; undefined where the question is not one sum and nothing else. */
export function solveSum(reading: Reading): Draft | undefined {
  if (isYesOrNo(reading)) return undefined
  return solveInWords(reading) ?? solveInSigns(reading)
}

function solveInWords(reading: Reading): Draft | undefined {
  const shape = toShape(reading)
  const numbers = reading.quantities.map(({ value }) => value)
  for (const { pattern, as, unit } of sumPatterns) {
    if (!pattern.test(shape)) continue
    if (as === 'mean' || as === 'sum') {
      const list = joined(numbers.map(sayNumber), ', ')
      const all = `(${numbers.join(' + ')})`
      const value = evaluate(as === 'mean' ? `${all} / ${numbers.length}` : all)
      return value === undefined
        ? undefined
        : toSumAnswer({
            sum: ({ sentences }) => tell(as === 'mean' ? sentences.averageOf : sentences.sumOf, { list }),
            value,
          })
    }
    const sum = as.replace(/\b[a-j]\b/g, (name) => String(numbers[names.indexOf(name)]))
    const value = evaluate(sum)
    return value === undefined
      ? undefined
      : toSumAnswer({ sum: describe(as, reading.quantities), value, ...(unit && { unit }) })
  }
  return undefined
}

/** The question with N and P for its numbers, without the words around a sum. */
function toShape({ tokens, quantities }: Reading): string {
  const parts: string[] = []
  for (let at = 0; at < tokens.length; ) {
    const quantity = quantities.find(({ start }) => start === at)
    if (quantity !== undefined) {
      parts.push(quantity.kind === 'percent' ? 'P' : isNumber(quantity) ? 'N' : quantity.kind)
      at = quantity.end
      continue
    }
    const text = tokens[at]?.text ?? ''
    // "18 % of what is 360" and "20 % less than what" look for the other figure.
    const ofWhat = wordsOfWhat(tokens, at)
    if (ofWhat > 0) {
      parts.push('is_what')
      at += ofWhat
      continue
    }
    if (isOfWhat(tokens, at)) parts.push('is_what')
    else if (!sumFillers.has(text)) parts.push(text)
    at++
  }
  return parts.join(' ').replace(/[₹$]/g, '').replace(/\s+/g, ' ').trim()
}

/** A day and a financial year are no numbers to count with. */
function isNumber({ kind }: Quantity): boolean {
  return kind !== 'date' && kind !== 'financial-year' && kind !== 'span'
}

/** "75 kitne ka 25 % hai" looks for the whole; how many words say so. */
function wordsOfWhat(tokens: readonly Token[], at: number): number {
  const [first = '', second = '', third = ''] = [0, 1, 2].map((step) => tokens[at + step]?.text)
  if (/^(?:kiska|kiski|किसका|किसकी)$/.test(first)) return 1
  if (!/^(?:kitne|kis|कितने|किस)$/.test(first)) return 0
  if (/^(?:ka|ki|का|की)$/.test(second)) return 2
  return /^(?:sankhya|number|rakam|raqam|संख्या|रकम)$/.test(second) && /^(?:ka|ki|का|की)$/.test(third) ? 3 : 0
}

function isOfWhat(tokens: readonly Token[], at: number): boolean {
  return (
    ['of', 'than'].includes(tokens[at - 1]?.text ?? '') &&
    ['what', 'which', 'kitne'].includes(tokens[at]?.text ?? '')
  )
}

function solveInSigns({ tokens, quantities }: Reading): Draft | undefined {
  const parts: string[] = []
  let operators = 0
  for (let at = 0; at < tokens.length; ) {
    const quantity = quantities.find(({ start }) => start === at)
    if (quantity !== undefined) {
      if (quantity.kind !== 'bare' && quantity.kind !== 'money') return undefined
      if (quantity.per !== undefined) return undefined
      parts.push(String(quantity.value))
      at = quantity.end
      continue
    }
    const two = `${tokens[at]?.text} ${tokens[at + 1]?.text}`
    const three = `${two} ${tokens[at + 2]?.text}`
    const word = [three, two, tokens[at]?.text ?? ''].find((phrase) => phrase in operatorWords)
    const text = tokens[at]?.text ?? ''
    if (word !== undefined) {
      // "Plus minus 3" is two sums.
      if (/^[-+*/^]$/.test(parts.at(-1) ?? '')) return undefined
      parts.push(operatorWords[word] ?? '')
      operators++
      at += word.split(' ').length
    } else if ('+-*/^()'.includes(text) && text.length === 1) {
      parts.push(text)
      if (!'()'.includes(text)) operators++
      at++
    } else if (text === 'min' || (text === ',' && parts.includes('min'))) {
      parts.push(text)
      at++
    } else if (sumFillers.has(text) || ['₹', '=', 'rupees', 'is'].includes(text)) at++
    else return undefined
  }
  const sum = parts.join(' ')
  if (operators === 0 || quantities.length < 2 || sum.length > LONGEST_SUM) return undefined
  const value = evaluate(sum)
  return value === undefined ? undefined : toSumAnswer({ sum: showSum(parts), value })
}

function describe(as: string, quantities: readonly Quantity[]): Say {
  // A figure by its name, or one that the pattern itself has, as in half a percent.
  const figureOf = (term = '') => quantities[names.indexOf(term)]?.value ?? Number(term)
  const [, one, other] = /^(.+?) \* (.+?) \/ 100$/.exec(as) ?? []
  if (one !== undefined) {
    const [first, second] = quantities
    const [percent, whole] =
      first?.kind === 'percent'
        ? [
            sayPercent(figureOf(one)),
            second?.kind === 'percent' ? sayPercent(figureOf(other)) : sayNumber(figureOf(other)),
          ]
        : [sayPercent(figureOf(other)), sayNumber(figureOf(one))]
    return ({ sentences }) => tell(sentences.percentOf, { percent, whole })
  }
  const sum = as.replace(/ \* /g, ' × ').replace(/ \/ /g, ' ÷ ').replace(/ - /g, ' − ')
  const figures = Object.fromEntries(quantities.map(({ value }, at) => [names[at], sayNumber(value)]))
  return () => tell(sum.replace(/\b[a-j]\b/g, '{$&}'), figures)
}

function sayNumber(value: number): SaidFigure {
  return toSaid(value, 'number', { computed: false })
}

function sayPercent(value: number): SaidFigure {
  return toSaid(value, 'percent', { computed: false })
}

function showSum(parts: readonly string[]): Parts {
  const signs: Record<string, string> = { '*': '×', '/': '÷', '-': '−' }
  return joined(
    parts.map((part) => signs[part] ?? (Number.isFinite(Number(part)) ? sayNumber(Number(part)) : part)),
    ' ',
  )
}
