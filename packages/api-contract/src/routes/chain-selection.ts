import * as z from 'zod/mini'

/** Which chain is meant, by its id of EIP-155; none for all that are read. */
export const chainSelection = z.optional(
  z.pipe(
    z.pipe(
      z.string().check(z.regex(/^[1-9]\d{0,14}$/, 'A chain is named by its id, such as 8453')),
      z.transform((text) => Number(text)),
    ),
    z.int(),
  ),
)
