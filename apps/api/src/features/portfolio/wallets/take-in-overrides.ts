import { setImmediate as letOthersGo } from 'node:timers/promises'
import {
  costAmount,
  costCurrency,
  type ExportedOverride,
  exportedOverride,
  type ImportLine,
  MAX_GAIN_OVERRIDES,
  transactionKind,
  unitPrice,
} from '@pkg/api-contract'
import * as z from 'zod/mini'
import type { GainOverridesRepository } from '../../../database/gain-overrides.repository.ts'

const hash = '(0x[0-9a-f]{64}|withdrawal-\\d{1,20})'
const address = '0x[0-9a-f]{40}'
const subjects: Readonly<Record<ExportedOverride['what'], RegExp>> = {
  kind: new RegExp(`^\\d+:${hash}$`),
  cost: new RegExp(
    `^\\d+:${hash}:(in|own-${address}):${address}:\\d+:(native|${address}):\\d*(#\\d{1,9}/\\d{1,40}(\\.\\d{1,18})?)?$`,
  ),
  price: new RegExp(`^\\d+:${hash}:\\d+:(native|${address})(@[^:#]{1,140})?:\\d{0,78}$`),
  'own-address': new RegExp(`^\\d+:${address}$`),
}
const costDay = z.iso.date()

/** Takes in what the person said of their transactions; what says the same already is not said again. */
export async function takeInOverrides(
  userId: string,
  gainOverrides: GainOverridesRepository,
  said: readonly unknown[],
  after: number,
): Promise<ImportLine[]> {
  const known = new Map(
    (await gainOverrides.list(userId)).map(({ id: _, fileId: __, proofId: ___, at: ____, ...one }) => [
      `${one.what} ${one.subject}`,
      one,
    ]),
  )
  const taken = new Map<string, Said>()
  const lines: ImportLine[] = []
  for (const [index, given] of said.entries()) {
    await letOthersGo()
    const line = { line: after + index + 1, address: null }
    const parsed = z.safeParse(exportedOverride, given)
    if (!parsed.success || !isRight(parsed.data)) {
      const text = parsed.success ? parsed.data.subject : 'gainOverrides'
      lines.push({ ...line, text, fate: 'invalid', message: 'This is no answer about a transaction.' })
      continue
    }
    const { at: _, proof: __, ...one } = parsed.data
    const key = `${one.what} ${one.subject}`
    const text = `${one.subject}: ${one.after}`.slice(0, 200)
    const before = known.get(key)
    if (before !== undefined && isSame(before, one)) {
      lines.push({ ...line, text, fate: 'unchanged', message: 'Answered the same way already.' })
    } else if (before === undefined && known.size >= MAX_GAIN_OVERRIDES) {
      lines.push({ ...line, text, fate: 'over-limit', message: 'No more answers are kept.' })
    } else {
      known.set(key, one)
      taken.set(key, one)
      lines.push({ ...line, text, fate: 'updated', message: 'Your answer is taken over.' })
    }
  }
  await gainOverrides.setAll(userId, [...taken.values()])
  return lines
}

function isRight({ what, subject, after, currency, day }: ExportedOverride): boolean {
  if (!subjects[what].test(subject)) return false
  if (what === 'own-address') return after === ''
  if (what === 'kind') return z.safeParse(transactionKind, after).success
  return (
    z.safeParse(what === 'price' ? unitPrice : costAmount, after).success &&
    z.safeParse(costCurrency, currency).success &&
    z.safeParse(costDay, day).success
  )
}

type Said = Omit<ExportedOverride, 'at' | 'proof'>

const isSame = (a: Said, b: Said) =>
  a.after === b.after &&
  a.currency === b.currency &&
  a.day === b.day &&
  a.feeLeftOut === b.feeLeftOut &&
  a.note === b.note
