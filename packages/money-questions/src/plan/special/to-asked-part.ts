import { type AskedPart, readAskedPart } from '../../grammar/roles/read-asked-part.ts'
import type { Reading } from '../../read/read-words.ts'
import { readOwnWords } from '../../read/reword.ts'

const percent = '(?<percent>[\\d.]+|\\([\\d. +]+\\)) ÷ 100'
/** How an amount with a percentage of it is written, without it, and the percentage alone. */
const written = [
  new RegExp(`^(?<whole>.+) × \\( ?1 (?<sign>[+−]) ${percent} ?\\)$`),
  new RegExp(`^(?<whole>.+) (?<sign>[+−]) \\k<whole> × ${percent}$`),
  new RegExp(`^(?<whole>.+) × ${percent}$`),
]

/** The sum for the part of an answered one that the words apart from its figures ask for: the rise, and not what rose. */
export function toAskedPart(sum: string, { said, asked }: Reading): Reading | undefined {
  const found = written.map((form) => form.exec(sum)?.groups).find((groups) => groups !== undefined)
  if (found === undefined) return undefined
  const { whole = '', percent: share, sign } = found
  const part = readAskedPart(said ?? asked, sign === '+' || sign === '−' ? sign : undefined)
  return part === undefined || part === 'open' || / 1 [+−]|\(1 [+−]/.test(whole)
    ? undefined
    : readOwnWords(tell(part, whole, share))
}

function tell(part: AskedPart, written: string, share = ''): string {
  const whole = written.replaceAll(',', '').replaceAll('×', '*').replaceAll('÷', '/').replaceAll('−', '-')
  const isPlain = /^[\d. ]+$/.test(`${whole} ${share}`)
  if (part === 'part') return isPlain ? `${share} % of ${whole}` : `${whole} * ${share} / 100`
  if (part === 'with' && isPlain) return `${whole} plus ${share} % gst`
  return `${whole} * ( 1 ${part === 'with' ? '+' : '-'} ${share} / 100 )`
}
