import * as z from 'zod/mini'
import { MAX_WALLETS } from '../models/account.ts'
import { hexAddress } from '../models/address.ts'

/** Which wallets are meant: one address, several with commas between, or none for all that the person tracks. */
export const addressSelection = z.optional(
  z.pipe(
    z.pipe(
      z.union([z.string(), z.array(z.string())]),
      z.transform((given) =>
        [given]
          .flat()
          .flatMap((text) => text.split(','))
          .map((text) => text.trim())
          .filter((text) => text !== ''),
      ),
    ),
    z.array(hexAddress).check(z.maxLength(MAX_WALLETS)),
  ),
)
