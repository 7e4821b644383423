import { type Address, parseEther } from 'viem'
import type { ChainEntry } from '../../catalogue/chains.ts'
import { type WalletName, wallets } from '../../catalogue/wallets.ts'
import { createRandom } from '../../random.ts'
import { mintCall } from '../calls.ts'
import { initializeToken } from '../genesis.ts'
import type { PlannedBlock } from './plan-blocks.ts'
import { mintPiece } from './plan-collections.ts'
import { planGoal } from './plan-year.ts'

/** What a wallet holds on another chain when the year ends: of a token by its contract, or of the coin. */
interface SideGoal {
  readonly wallet: WalletName
  readonly token: Address | 'native'
  /** In base units. */
  readonly amount: bigint
  readonly moves: number
}

/** The year's end on the other chains. The coin stands first: whoever sends a token pays for gas. */
const sideGoals: Readonly<Record<number, readonly SideGoal[]>> = {
  8453: [
    { wallet: 'main', token: 'native', amount: 1_642_900_000_000_000_019n, moves: 6 },
    { wallet: 'main', token: '0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913', amount: 6_480_250_331n, moves: 8 },
    { wallet: 'main', token: '0xd9aAEc86B65D86f6A7B5B1b0c42FFA531710b6CA', amount: 412_070_005n, moves: 3 },
    {
      wallet: 'main',
      token: '0x4200000000000000000000000000000000000006',
      amount: 350_000_000_000_000_007n,
      moves: 3,
    },
    { wallet: 'pocket', token: 'native', amount: 21_000_000_000_000_003n, moves: 3 },
  ],
  137: [
    { wallet: 'main', token: 'native', amount: 3_215_400_000_000_000_000_011n, moves: 5 },
    { wallet: 'main', token: '0x3c499c542cEF5E3811e1192ce70d8cC03d5c3359', amount: 1_275_600_413n, moves: 5 },
    { wallet: 'main', token: '0x2791Bca1f2de4661ED88A30C99A7a9449Aa84174', amount: 940_300_009n, moves: 4 },
  ],
}

/** What a deposit from Ethereum brings to the main wallet on an OP chain: it is sent to oneself, and grows all the same. */
const depositMint = parseEther('0.25')

/** The history of a chain other than Ethereum: a block for each call, as fees for data are told by block here. */
export function planSideChain(
  { id, family, tokens, collections }: ChainEntry,
  seed: number,
  end: number,
): PlannedBlock[] {
  const year = { start: end - 365 * day, end }
  const random = createRandom(seed, `chain ${id}`)
  const { exchange, main, spammer } = wallets
  const stock = tokens.flatMap((token) => {
    const founder = token.trust === 'spam' ? spammer.address : exchange.address
    return [
      ...initializeToken(exchange.address, token),
      mintCall(token.address, founder, founder, 1_000_000_000n * 10n ** BigInt(token.decimals)),
      ...(token.trust === 'spam' ? [mintCall(token.address, founder, main.address, 10n ** 21n)] : []),
    ]
  })
  const pieces = collections.flatMap((collection) =>
    collection.pieces.map((piece) => mintPiece(collection, piece, wallets[piece.owner].address)),
  )
  const moves = (sideGoals[id] ?? []).flatMap((goal) => planGoal(goal, goal.token, year, random))
  const deposit = { from: main.address, to: main.address, value: depositMint, mint: depositMint }
  const events = [
    ...[...stock, ...pieces].map((call, index) => ({ at: year.start - (100 - index) * 60, call })),
    ...moves,
    ...(family === 'op' ? [{ at: year.start + 200 * day, call: deposit }] : []),
  ].sort((left, right) => left.at - right.at)
  let before = 0
  return events.map(({ at, call }) => {
    before = Math.max(at, before + 1)
    return { at: before, calls: [call] }
  })
}

const day = 86_400
