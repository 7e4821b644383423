import type { PositionReader } from '../position-reader.ts'
import { lending } from './lending.ts'
import { marketAccount } from './market-account.ts'
import { pair } from './pair.ts'
import { priceRange } from './price-range.ts'
import { staked } from './staked.ts'
import { vault } from './vault.ts'

/** Every kind of position that is read; of two that accept a contract, the first one has it. */
export const readers: readonly PositionReader[] = [staked, lending, pair, vault, priceRange, marketAccount]
