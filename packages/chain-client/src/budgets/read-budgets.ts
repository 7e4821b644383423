import { providers } from '../providers/index.ts'
import type { Budget, Budgets } from './budget.ts'

const ENTRY = /^(?<id>[\w-]+)=(?:(?<most>\d{1,9})\/(?<unit>minute|day)|off)$/

/**
 * Reads "blockscout=180/minute,moralis=40000/day,coingecko=off"; one provider may have one of each.
 * @throws {RangeError} with a sentence that says what is wrong.
 */
export function readBudgets(text: string): Budgets {
  const budgets: Record<string, Budget> = {}
  const ids = providers.map(({ id }) => id)
  for (const part of text.split(',').map((one) => one.trim())) {
    if (part === '') continue
    const { id, most, unit } = ENTRY.exec(part)?.groups ?? {}
    if (id === undefined) {
      throw new RangeError(
        `must be a list such as blockscout=180/minute,moralis=40000/day,coingecko=off; "${part.slice(0, 40)}" is none of these`,
      )
    }
    if (!ids.includes(id))
      throw new RangeError(`names no source "${id.slice(0, 40)}"; there are ${ids.join(', ')}`)
    budgets[id] = { ...budgets[id], ...(unit && { [unit === 'day' ? 'perDay' : 'perMinute']: Number(most) }) }
  }
  return budgets
}
