import { type Micros, type TransactionKind, transactionKind } from '@pkg/api-contract'
import type { KeptOverride } from '../../../../database/gain-overrides.repository.ts'
import { decimalToMicros } from '../cents.ts'

/** What a receipt cost as a whole, and the day on which that was paid. */
interface SaidCost {
  amount: Micros
  currency: string
  day: string
}

/** What a person says, as years are computed with it. Chain, hashes and addresses are lower case. */
export interface SaidOverrides {
  /** By `1:0x…`, chain and hash. */
  kinds: ReadonlyMap<string, TransactionKind>
  /** By the id of the entry. */
  costs: ReadonlyMap<string, SaidCost>
  own: readonly string[]
}

export const toTransactionKey = ({ chainId, hash }: { chainId: number; hash: string }) => `${chainId}:${hash}`

export function toSaidOverrides(kept: readonly KeptOverride[]): SaidOverrides {
  const of = (what: KeptOverride['what']) => kept.filter((one) => one.what === what)
  return {
    kinds: new Map(
      of('kind').flatMap(({ subject, after }) => {
        const kind = transactionKind.safeParse(after)
        return kind.success ? [[subject, kind.data] as const] : []
      }),
    ),
    costs: new Map(
      of('cost').map(({ subject, after, currency, day }) => [
        subject,
        { amount: decimalToMicros(after), currency, day },
      ]),
    ),
    own: of('own-address').map(({ subject }) => subject.slice(subject.indexOf(':') + 1)),
  }
}
