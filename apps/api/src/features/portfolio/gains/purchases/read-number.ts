/** A decimal without an exponent or needless nils, and what stood before or behind it: a currency or an asset. */
export interface ReadNumber {
  value: string
  unit: string | null
}

const MOST_WHOLE = 15
const MOST_PLACES = 30
const MOST_EXPONENT = 30

const parts =
  /^(?<before>[^\d+\-.,]{0,10}?)\s*(?<sign>[+-]?)(?<digits>[\d.,]+)(?:e(?<exponent>[+-]?\d{1,3}))?\s*(?<after>[^\d.,]{0,20})$/iu

/**
 * Reads an amount as exchanges write it: `1,234.50`, `1,00,000`, `1.234,50`, `₹1 234.50`, `0.5ETH`, `1e-7`. Null for what
 * is no number; a mark that parts thousands has to stand where it does so.
 */
export function readNumber(text: string, decimalMark: 'point' | 'comma'): ReadNumber | null {
  const plain = text.replaceAll(/[\s\u00A0\u2009\u202F'’_]/g, '').replaceAll('−', '-')
  const { before = '', sign = '', digits = '', exponent = '0', after = '' } = parts.exec(plain)?.groups ?? {}
  const [mark, thousands] = decimalMark === 'point' ? ['.', ','] : [',', '.']
  const [whole = '', fraction = '', ...more] = digits.split(mark)
  if (more.length > 0 || fraction.includes(thousands) || whole + fraction === '') return null
  const groups = whole.split(thousands)
  // Of three digits, or of two as in India, and the last of three.
  const isGrouped =
    groups.length === 1 ||
    (/^\d{1,3}$/.test(groups[0] ?? '') &&
      groups.slice(1, -1).every((group) => /^\d{2,3}$/.test(group)) &&
      /^\d{3}$/.test(groups.at(-1) ?? ''))
  if (!isGrouped) return null
  const value = shift(groups.join(''), fraction, Number(exponent))
  if (value === null) return null
  const unit = `${before}${after}`.trim()
  return { value: sign === '-' && value !== '0' ? `-${value}` : value, unit: unit === '' ? null : unit }
}

/** Moves the point of a decimal. */
function shift(whole: string, fraction: string, exponent: number): string | null {
  if (Math.abs(exponent) > MOST_EXPONENT) return null
  const digits = `${'0'.repeat(Math.max(0, -exponent))}${whole}${fraction}${'0'.repeat(Math.max(0, exponent))}`
  const point = Math.max(0, -exponent) + whole.length + exponent
  const left = digits.slice(0, point).replace(/^0+(?=\d)/, '')
  const right = digits.slice(point).replace(/0+$/, '')
  if (left.length > MOST_WHOLE || right.length > MOST_PLACES) return null
  return `${left === '' ? '0' : left}${right === '' ? '' : `.${right}`}`
}
