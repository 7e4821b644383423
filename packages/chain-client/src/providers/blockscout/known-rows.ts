import * as z from 'zod'

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
    .transform((rows) => rows.filter(isTold))
    .pipe(z.array(row))

function isTold(row: unknown): boolean {
  const { data } = gap.safeParse(row)
  if (data === undefined) return true
  const { token, total } = data
  // Of a piece the amount is left out, as it is one.
  return token !== null && total !== null && (total?.token_id !== undefined || total?.value !== null)
}
