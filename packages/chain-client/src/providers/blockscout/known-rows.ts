import * as z from 'zod'

const named = z.looseObject({ block: z.unknown().optional(), tx_hash: z.unknown().optional() })
const gap = z.looseObject({
  token: z.unknown().optional(),
  total: z.looseObject({ value: z.unknown().optional(), token_id: z.unknown().optional() }).nullish(),
})

/**
 * The rows of a list whose token and amount the index knows. Of a contract that it has not looked at yet, and of an amount that it
 * could not read, it tells null; such a row names nothing that could be counted, and what it moved is left over between balances.
 */
export const knownRows = <R>(row: z.ZodType<R>) =>
  z
    .array(z.unknown())
    .transform((rows) => rows.map(toNewNames).filter(isTold))
    .pipe(z.array(row))

function isTold(row: unknown): boolean {
  const { data } = gap.safeParse(row)
  if (data === undefined) return true
  const { token, total } = data
  if (token === null || total === null) return false
  // Of a piece the amount is left out, as it is one.
  return total === undefined || isKnown('token_id' in total ? total.token_id : total.value)
}

const isKnown = (value: unknown) => value !== null && value !== undefined

/** Instances of before 2025 call the block `block` and the transaction `tx_hash`. */
function toNewNames(row: unknown): unknown {
  const { data } = named.safeParse(row)
  if (data === undefined) return row
  const { block, tx_hash } = data
  return {
    ...(block !== undefined && { block_number: block }),
    ...(tx_hash !== undefined && { transaction_hash: tx_hash }),
    ...data,
  }
}
