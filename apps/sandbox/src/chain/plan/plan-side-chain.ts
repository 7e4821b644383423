import { type Address, encodeFunctionData, parseEther } from 'viem'
import type { ChainEntry } from '../../catalogue/chains.ts'
import { type WalletName, wallets } from '../../catalogue/wallets.ts'
import { createRandom } from '../../random.ts'
import { aliasOf } from '../alias-of.ts'
import { movingFace } from '../artifacts.generated.ts'
import { type Call, mintCall, transferCall } from '../calls.ts'
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
  42161: [
    { wallet: 'main', token: 'native', amount: 812_000_000_000_000_021n, moves: 4 },
    { wallet: 'main', token: '0xaf88d065e77c8cC2239327C5EDb3A432268e5831', amount: 2_310_400_017n, moves: 4 },
  ],
  534352: [
    { wallet: 'main', token: 'native', amount: 240_000_000_000_000_013n, moves: 4 },
    { wallet: 'main', token: '0x06eFdBFf2a14a7c8E15944D1F4A48F9F95F663A4', amount: 150_200_003n, moves: 3 },
  ],
  324: [
    { wallet: 'main', token: 'native', amount: 330_000_000_000_000_017n, moves: 4 },
    { wallet: 'main', token: '0x1d17CBcF0D6D143135aE902365D2E5e2A16538D4', amount: 75_500_007n, moves: 3 },
  ],
  42220: [
    { wallet: 'main', token: 'native', amount: 95_000_000_000_000_000_031n, moves: 4 },
    { wallet: 'main', token: '0xcebA9300f2b948710d2653dD7B07f33A8B32118C', amount: 61_000_009n, moves: 3 },
  ],
}

/** What a deposit from Ethereum brings to the main wallet on an OP chain: it is sent to oneself, and grows all the same. */
const depositMint = parseEther('0.25')

/** The history of a chain other than Ethereum: a block for each call, as fees for data are told by block here. */
export function planSideChain(
  { id, family, coinFace, tokens, collections }: ChainEntry,
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
  const events = [
    ...[...stock, ...pieces].map((call, index) => ({ at: year.start - (100 - index) * 60, call })),
    ...moves,
    ...oddCalls(family, coinFace).map((call, index) => ({ at: year.start + (200 + index) * day, call })),
  ].sort((left, right) => left.at - right.at)
  let before = 0
  return events.map(({ at, call }) => {
    before = Math.max(at, before + 1)
    return { at: before, calls: [call] }
  })
}

/** What happens to the main wallet on chains of a family alone. */
function oddCalls(family: ChainEntry['family'], coinFace: Address | null): Call[] {
  const { exchange, friend, main } = wallets
  const value = depositMint
  if (family === 'op') return [{ from: main.address, to: main.address, value, mint: value }]
  // A message brings its value along, and is told without what was minted for it.
  if (family === 'scroll') return [{ from: exchange.address, to: main.address, value, mint: value }]
  if (family === 'arbitrum') return [{ from: aliasOf(main.address), to: main.address, value }]
  if (family !== 'celo' || coinFace === null) return []
  return [
    transferCall('native', exchange.address, main.address, value),
    moveFaceCall(coinFace, exchange.address, main.address, value + 7n),
    moveFaceCall(coinFace, main.address, friend.address, value / 3n),
    { from: main.address, to: friend.address, value: 5n, isPaidInToken: true },
  ]
}

/** Moves the coin as a token. */
const moveFaceCall = (face: Address, from: Address, to: Address, value: bigint): Call => ({
  ...{ from, to: face },
  data: encodeFunctionData({ abi: movingFace.abi, functionName: 'transfer', args: [to, value] }),
})

const day = 86_400
