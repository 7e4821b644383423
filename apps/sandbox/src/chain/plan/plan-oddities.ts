import { findToken } from '../../catalogue/find-token.ts'
import { tokens } from '../../catalogue/tokens.ts'
import { demoWallets, wallets } from '../../catalogue/wallets.ts'
import type { Random } from '../../random.ts'
import { mintCall, transferCall, transferManyCall } from '../calls.ts'
import type { Dated, Year } from './year.ts'

/** The transfers that trip readers up: to oneself, two in one transaction, mints, unasked tokens, no metadata. */
export function planOddities(year: Year, random: Random): Dated[] {
  const moment = () => random.integer(year.start + 60 * day, year.end - 2 * day)
  const { main, pocket, exchange, shop, friend, spammer } = wallets
  const everyone = demoWallets.map((wallet) => wallet.address)
  return [
    { at: moment(), call: transferCall(usdc, main.address, main.address, 125_000_000n) },
    { at: moment(), call: transferCall(usdc, main.address, main.address, 1n) },
    {
      at: moment(),
      call: transferManyCall(
        dai,
        exchange.address,
        [shop.address, friend.address],
        [40n * ether, 2n * ether],
      ),
    },
    {
      at: moment(),
      call: transferManyCall(
        bait,
        spammer.address,
        everyone,
        everyone.map(() => 5_000n * ether),
      ),
    },
    {
      at: moment(),
      call: transferManyCall(
        impostor,
        spammer.address,
        everyone,
        everyone.map(() => 25_000_000_000n),
      ),
    },
    // Two rows with one hash for one wallet, cancelled out afterwards so that its goal holds.
    {
      at: year.end - 75 * day,
      call: transferManyCall(
        usdt,
        exchange.address,
        [main.address, main.address],
        [310_000_000n, 45_500_000n],
      ),
    },
    { at: year.end - 74 * day, call: transferCall(usdt, main.address, shop.address, 355_500_000n) },
    { at: moment(), call: mintCall(bare, exchange.address, pocket.address, 987_654_321_012_345_678n) },
    ...Array.from({ length: 10 }, (_, month) => ({
      at: year.start + (month * 34 + 12) * day,
      call: mintCall(points, exchange.address, main.address, BigInt(random.integer(40, 220))),
    })),
  ]
}

const day = 86_400
const ether = 10n ** 18n
const usdc = addressAt('0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48')
const usdt = addressAt('0xdAC17F958D2ee523a2206206994597C13D831ec7')
const dai = addressAt('0x6B175474E89094C44Da98b954EedeAC495271d0F')
const points = addressAt('0x5A0Db0c0000000000000000000000000000000a0')
const bare = addressAt('0x5a0Db0C0000000000000000000000000000000A1')
const bait = addressAt('0x5A0Db0c0000000000000000000000000000000A2')
const impostor = addressAt('0x5A0Db0c0000000000000000000000000000000a3')

function addressAt(address: string) {
  const token = findToken(address)
  if (!token) throw new RangeError(`The catalogue of ${tokens.length} tokens has none at ${address}`)
  return token.address
}
