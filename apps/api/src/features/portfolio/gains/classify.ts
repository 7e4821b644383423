import { fromAssetId, type TransactionKind, ZERO_ADDRESS } from '@pkg/api-contract'
// Not from the door of the package: the thread of gains would load every provider for it.
import { TRANSFER } from '@pkg/chain-client/transfer-topic'
import { sumOf } from '../../../lib/sum-of.ts'
import { GROWTH } from './grown.ts'
import { type CallUse, findEvent, findFunction } from './known-calls.ts'
import {
  bringsCoinOver,
  DEPOSIT_CONTRACT,
  findBridge,
  findPositionManager,
  findStakingToken,
  isWrappedNative,
  nativeOf,
  STAKE,
  wrapperOf,
} from './known-contracts.ts'
import { findMigration } from './migrations.ts'
import { type Flow, type NetFlows, toNetFlows } from './net-flows.ts'
import type { Transaction } from './transaction.ts'

/** A transaction with what it was, and the rule that says so. */
export interface Classified extends NetFlows {
  transaction: Transaction
  /** What moved and is hidden as spam: in none of the flows. */
  hidden: readonly Flow[]
  kind: TransactionKind
  /** Which rule gave the kind. */
  rule: string
  /** As a sentence for a person. */
  reason: string
  /** False where the rule reads a likely meaning out of the shape alone. */
  certain: boolean
}

/** What the rules look at: flows that are neither hidden nor a debt. */
interface Shape extends NetFlows {
  debts: Flow[]
  hiddenCount: number
  isNft: (flow: Flow) => boolean
  /** What one of the wallets called, on which chain. */
  call: { chainId: number; to: string | null; selector: string | null; topics: readonly string[] } | null
  /** Paid out by the chain to a validator: no transaction of anybody. */
  isWithdrawal: boolean
  /** What a balance grew by itself: no transaction either. */
  isGrowth: boolean
  /** Whether something went from a wallet to that wallet. */
  isToItself: boolean
}

interface Rule {
  id: string
  kind: TransactionKind
  /** With the name of the contract that tells it, where one does. */
  reason: string | ((shape: Shape) => string)
  certain: boolean
  holds: (shape: Shape) => boolean
}

/** How many times more one side of an exchange may be worth than the other; beyond it something else happened. */
const MOST_APART = 2n

const isMinted = ({ counterparties }: Flow) => counterparties.includes(ZERO_ADDRESS)
export const isOneAsset = (flows: readonly Flow[]) =>
  flows.length > 0 && flows.every(({ asset }) => asset === flows[0]?.asset)
const isNative = ({ asset }: Flow) => asset === nativeOf(asset)
const isWrapped = ({ asset }: Flow) => isWrappedNative(asset)
const total = (flows: readonly Flow[]) => sumOf(flows, ({ amount }) => amount)
/** The first name that one of some flows, and of their other ends, has. */
function findName(
  flows: readonly Flow[],
  nameOf: (flow: Flow, counterparty: string) => string | undefined,
): string | undefined {
  for (const flow of flows) {
    for (const counterparty of flow.counterparties) {
      const name = nameOf(flow, counterparty)
      if (name !== undefined) return name
    }
    const name = nameOf(flow, '')
    if (name !== undefined) return name
  }
  return undefined
}
const chainOf = ({ asset }: Flow) => fromAssetId(asset).chainId
const bridgeOf = ({ in: got, out }: Shape) =>
  findName([...got, ...out], (flow, address) => findBridge(chainOf(flow), address))
const stakerOf = ({ in: got, out }: Shape) =>
  findName([...got, ...out], ({ asset }) => findStakingToken(asset))
const positionsOf = (flows: readonly Flow[]) => findName(flows, ({ asset }) => findPositionManager(asset))
/** A coin without a sender, on a chain that brings its coin over from another. */
const isBroughtOver = (flow: Flow) =>
  isNative(flow) && flow.counterparties.length === 0 && bringsCoinOver(chainOf(flow))
/** The function that was called, as `claim()`, where it is one for such a use. */
function calledFor({ call }: Shape, use: CallUse): string | undefined {
  const found = findFunction(call?.selector ?? null)
  return found?.use === use ? `${found.name}()` : undefined
}
/** What was logged, where the function that was called is not known and every log is for such a use. */
function loggedFor({ call }: Shape, use: CallUse): string | undefined {
  if (call === null || findFunction(call.selector) !== undefined) return undefined
  // What moves a token is seen in the movements.
  const found = call.topics.filter((topic) => topic !== TRANSFER).map(findEvent)
  return found.every((event) => event?.use === use) ? found[0]?.name : undefined
}
const toldBy = (shape: Shape, use: CallUse) => calledFor(shape, use) ?? loggedFor(shape, use)
/** The bridge that was called, where what went out did not go to it but was burnt, or went to another part of it. */
const calledBridge = ({ call }: Shape) =>
  call?.to == null ? undefined : findBridge(call.chainId, call.to.toLowerCase())
const touchesWrapper = (flows: readonly Flow[]) =>
  flows.every(({ asset, counterparties }) =>
    counterparties.includes(wrapperOf(fromAssetId(asset).chainId) ?? ''),
  )

/** Whether all of what went out, being of one kind, came back one for one as the other kind. */
function isExchangedForAsMuch(
  out: readonly Flow[],
  got: readonly Flow[],
  isGiven: (flow: Flow) => boolean,
  isGot: (flow: Flow) => boolean,
): boolean {
  return (
    out.length > 0 &&
    got.length > 0 &&
    out.every(isGiven) &&
    got.every(isGot) &&
    new Set([...out, ...got].map(({ asset }) => nativeOf(asset))).size === 1 &&
    total(got) === -total(out)
  )
}

/** Of a token that became another one of its makers. */
export const MIGRATED = 'migrated'
const migratedName = ([flow]: readonly Flow[]) =>
  (flow === undefined ? undefined : findMigration(flow.asset)?.name) ?? 'A token'

/** Whether one form of an asset became as much of its other form, in the contract that does that. */
function isMigration({ in: got, out, call }: Shape): boolean {
  const [gave, came] = [out[0], got[0]]
  if (gave === undefined || came === undefined || !isOneAsset(out) || !isOneAsset(got)) return false
  const [one, other] = [findMigration(gave.asset), findMigration(came.asset)]
  if (one === undefined || one.book !== other?.book || gave.asset === came.asset) return false
  const isThere =
    call?.to?.toLowerCase() === one.by ||
    [...out, ...got].some(({ counterparties }) => counterparties.includes(one.by))
  return isThere && total(got) === -total(out)
}

function areNear(given: readonly Flow[], got: readonly Flow[]): boolean {
  const worth = (flows: readonly Flow[]) =>
    flows.some(({ micros }) => micros === null) ? null : sumOf(flows, ({ micros }) => micros ?? 0n)
  const [paid, received] = [worth(given), worth(got)]
  if (paid === null || received === null) return true
  return paid <= MOST_APART * received && received <= MOST_APART * paid
}

/** Whether no balance that is shown changed but for the fee. */
const movesNothing = ({ in: got, out, moves, debts }: Shape) =>
  got.length + out.length + moves.length + debts.length === 0

/** `transfer(address,uint256)` of EIP-20. */
const TRANSFER_CALL = '0xa9059cbb'

/** What stands for the hash of a payment to a validator, which has no transaction. */
const WITHDRAWAL = 'withdrawal-'

/** The first that holds decides. */
const rules: readonly Rule[] = [
  {
    id: 'grown',
    kind: 'rebase',
    reason:
      'The balance of this token grows by itself: so much it grew in a day, as readings of a node tell it, at the close of that day.',
    certain: true,
    holds: ({ isGrowth }) => isGrowth,
  },
  {
    id: 'failed',
    kind: 'failed',
    reason: 'It failed: only its fee was paid.',
    certain: true,
    holds: (shape) =>
      movesNothing(shape) && shape.hiddenCount === 0 && shape.fees.some(({ failed }) => failed),
  },
  {
    id: 'hidden',
    kind: 'spam',
    reason: 'All that moved in it is hidden as spam.',
    certain: true,
    holds: (shape) => movesNothing(shape) && shape.hiddenCount > 0,
  },
  {
    id: 'approval-called',
    kind: 'approval',
    reason: (shape) =>
      `Nothing moved but its fee, and ${toldBy(shape, 'approve')} says that it is an approval.`,
    certain: true,
    holds: (shape) => movesNothing(shape) && toldBy(shape, 'approve') !== undefined,
  },
  {
    id: 'to-itself',
    kind: 'own-transfer',
    reason: 'It went from a wallet of yours to that wallet itself: only its fee was paid.',
    certain: true,
    holds: (shape) => {
      const { call, fees } = shape
      return (
        movesNothing(shape) &&
        call?.selector === null &&
        fees.some(({ wallet }) => wallet === call.to?.toLowerCase())
      )
    },
  },
  {
    id: 'token-to-itself',
    kind: 'own-transfer',
    reason: 'A token went from a wallet of yours to that wallet itself: no balance changed.',
    certain: true,
    holds: (shape) => movesNothing(shape) && shape.isToItself,
  },
  {
    id: 'transfer-moves-nothing',
    kind: 'own-transfer',
    reason:
      'A transfer of a token was called and moved nothing: it went to the wallet itself, or was of nothing.',
    certain: true,
    holds: (shape) => movesNothing(shape) && shape.call?.selector === TRANSFER_CALL,
  },
  {
    id: 'fee-only',
    kind: 'approval',
    reason: 'Nothing moved but its fee, and what was called is not known: most such calls are approvals.',
    certain: false,
    holds: (shape) => movesNothing(shape) && shape.call === null,
  },
  {
    id: 'contract-made',
    kind: 'call',
    reason: 'A contract was made: nothing moved but its fee.',
    certain: true,
    holds: (shape) => movesNothing(shape) && shape.call?.to === null,
  },
  {
    id: 'moves-nothing',
    kind: 'call',
    reason: 'Nothing moved but its fee: a call that moves nothing.',
    certain: true,
    holds: movesNothing,
  },
  {
    id: 'own-wallets',
    kind: 'own-transfer',
    reason: 'It left one of your wallets and arrived in another within the same transaction.',
    certain: true,
    holds: ({ in: got, out, debts }) => got.length + out.length + debts.length === 0,
  },
  {
    id: 'debt-taken',
    kind: 'borrowed',
    reason: 'A debt to a lending pool came with it.',
    certain: false,
    holds: ({ debts, out }) => debts.some(({ amount }) => amount > 0n) && out.length === 0,
  },
  {
    id: 'debt-paid',
    kind: 'repaid',
    reason: 'A debt to a lending pool went away with it.',
    certain: false,
    holds: ({ debts, in: got }) => debts.some(({ amount }) => amount < 0n) && got.length === 0,
  },
  {
    id: 'wrap',
    kind: 'wrap',
    reason: 'The coin of the chain became as much of its wrapped form.',
    certain: true,
    // The contract need not log what it makes as a transfer, so that the other half may be missing.
    holds: ({ in: got, out }) =>
      isExchangedForAsMuch(out, got, isNative, isWrapped) ||
      (got.length === 0 && out.length > 0 && out.every(isNative) && touchesWrapper(out)),
  },
  {
    id: 'unwrap',
    kind: 'unwrap',
    reason: 'The wrapped coin of the chain became as much of the coin itself.',
    certain: true,
    holds: ({ in: got, out }) =>
      isExchangedForAsMuch(out, got, isWrapped, isNative) ||
      (out.length === 0 && got.length > 0 && got.every(isNative) && touchesWrapper(got)),
  },
  {
    id: MIGRATED,
    kind: 'wrap',
    reason: ({ in: got, out }) =>
      `${migratedName(out)} became as much ${migratedName(got)}: the same asset under another contract.`,
    certain: true,
    holds: isMigration,
  },
  {
    id: 'stake-put-in',
    kind: 'staked',
    reason: 'It went to the contract that takes the stakes of Ethereum’s validators: it is still yours.',
    certain: true,
    holds: ({ in: got, out }) =>
      got.length === 0 &&
      out.length > 0 &&
      out.every(
        (flow) => chainOf(flow) === 1 && isNative(flow) && flow.counterparties.includes(DEPOSIT_CONTRACT),
      ),
  },
  {
    id: 'stake-paid-out',
    kind: 'unstaked',
    reason: 'The chain paid out a whole stake of a validator; what is above it was earned.',
    certain: false,
    holds: ({ isWithdrawal, in: got }) =>
      isWithdrawal && got.every((flow) => chainOf(flow) === 1 && flow.amount >= STAKE),
  },
  {
    id: 'validator-reward',
    kind: 'reward',
    reason: 'The chain paid it out to a validator, less than a whole stake: a reward.',
    certain: false,
    holds: ({ isWithdrawal, in: got }) => isWithdrawal && got.length > 0,
  },
  {
    id: 'bridge',
    kind: 'bridge',
    reason: (shape) => `Its other end is ${bridgeOf(shape) ?? 'a bridge'}.`,
    certain: false,
    holds: (shape) => {
      const { in: got, out } = shape
      return (
        (out.length === 0 || got.length === 0) &&
        isOneAsset([...got, ...out]) &&
        bridgeOf(shape) !== undefined
      )
    },
  },
  {
    id: 'bridge-called',
    kind: 'bridge',
    reason: (shape) => `${calledBridge(shape)} was called, and it left for the other side.`,
    certain: false,
    holds: (shape) =>
      shape.in.length === 0 &&
      shape.out.length > 0 &&
      isOneAsset(shape.out) &&
      calledBridge(shape) !== undefined,
  },
  {
    id: 'brought-over',
    kind: 'bridge',
    reason: 'The chain itself brought it over from another chain, without a sender here.',
    certain: false,
    holds: ({ in: got, out }) => out.length === 0 && got.length > 0 && got.every(isBroughtOver),
  },
  {
    id: 'position-opened',
    kind: 'liquidity-in',
    reason: ({ in: got }) =>
      `A piece of ${positionsOf(got) ?? 'a pool'} came in, which stands for what went into a pool.`,
    certain: true,
    holds: ({ in: got, out }) =>
      positionsOf(got) !== undefined && out.length > 0 && positionsOf(out) === undefined,
  },
  {
    id: 'position-closed',
    kind: 'liquidity-out',
    reason: ({ out }) =>
      `A piece of ${positionsOf(out) ?? 'a pool'} went away, and what it stood for came back.`,
    certain: true,
    holds: ({ in: got, out }) =>
      positionsOf(out) !== undefined && got.length > 0 && positionsOf(got) === undefined,
  },
  {
    id: 'nft-sold',
    kind: 'nft-sold',
    reason: 'Pieces went out and a payment came in.',
    certain: true,
    holds: ({ in: got, out, isNft }) => out.some(isNft) && got.length > 0 && !got.some(isNft),
  },
  {
    id: 'nft-mint',
    kind: 'mint',
    reason: 'Newly made pieces came in for a payment.',
    certain: true,
    holds: ({ in: got, out, isNft }) =>
      got.some((flow) => isNft(flow) && isMinted(flow)) && out.length > 0 && !out.some(isNft),
  },
  {
    id: 'nft-bought',
    kind: 'nft-bought',
    reason: 'A payment went out and pieces came in.',
    certain: true,
    holds: ({ in: got, out, isNft }) => got.some(isNft) && out.length > 0 && !out.some(isNft),
  },
  {
    id: 'liquidity-added',
    kind: 'liquidity-in',
    reason: (shape) => `${calledFor(shape, 'add-liquidity')} was called, and a share of a pool came in.`,
    certain: true,
    holds: (shape) =>
      shape.out.length > 0 &&
      shape.in.length > 0 &&
      shape.in.some(isMinted) &&
      calledFor(shape, 'add-liquidity') !== undefined,
  },
  {
    id: 'liquidity-removed',
    kind: 'liquidity-out',
    reason: (shape) => `${calledFor(shape, 'remove-liquidity')} was called, and a share of a pool went away.`,
    certain: true,
    holds: (shape) =>
      shape.out.length > 0 && shape.in.length > 0 && calledFor(shape, 'remove-liquidity') !== undefined,
  },
  {
    id: 'pool-share-made',
    kind: 'liquidity-in',
    reason: 'Several assets went out and one newly made token came in.',
    certain: false,
    holds: ({ in: got, out }) => out.length > 1 && got.length === 1 && got.some(isMinted),
  },
  {
    id: 'pool-share-destroyed',
    kind: 'liquidity-out',
    reason: 'One token was destroyed and several assets came in.',
    certain: false,
    holds: ({ in: got, out }) => got.length > 1 && out.length === 1 && out.some(isMinted),
  },
  {
    id: 'liquid-staking',
    kind: 'swap',
    reason: (shape) =>
      `Staked with ${stakerOf(shape) ?? 'somebody'}, or taken back: its token is another asset, so that this counts as an exchange.`,
    certain: false,
    holds: (shape) =>
      shape.in.length > 0 &&
      shape.out.length > 0 &&
      stakerOf(shape) !== undefined &&
      areNear(shape.out, shape.in),
  },
  {
    id: 'exchange',
    kind: 'swap',
    reason: 'One thing went out and another came in within the same transaction.',
    certain: true,
    holds: ({ in: got, out }) => out.length > 0 && got.length > 0 && areNear(out, got),
  },
  {
    id: 'uneven',
    kind: 'unknown',
    reason: 'What went out and what came in differ too much in worth to be an exchange.',
    certain: false,
    holds: ({ in: got, out }) => out.length > 0 && got.length > 0,
  },
  {
    id: 'drop-claimed',
    kind: 'airdrop',
    reason: (shape) => `${toldBy(shape, 'claim-drop')} says that it was claimed from those who hand it out.`,
    certain: false,
    holds: (shape) =>
      shape.in.length > 0 && shape.out.length === 0 && toldBy(shape, 'claim-drop') !== undefined,
  },
  {
    id: 'reward-claimed',
    kind: 'reward',
    reason: (shape) => `${toldBy(shape, 'claim-reward')} says that it is a reward that was claimed.`,
    certain: false,
    holds: (shape) =>
      shape.in.length > 0 && shape.out.length === 0 && toldBy(shape, 'claim-reward') !== undefined,
  },
  {
    id: 'mint-called',
    kind: 'mint',
    reason: (shape) => `${calledFor(shape, 'mint')} was called, and newly made units came in.`,
    certain: false,
    holds: (shape) => shape.in.some(isMinted) && calledFor(shape, 'mint') !== undefined,
  },
  {
    id: 'stake-called',
    kind: 'staked',
    reason: (shape) => `${calledFor(shape, 'stake')} was called: it is still yours.`,
    certain: false,
    holds: (shape) =>
      shape.in.length === 0 && isOneAsset(shape.out) && calledFor(shape, 'stake') !== undefined,
  },
  {
    id: 'unstake-called',
    kind: 'unstaked',
    reason: (shape) => `${calledFor(shape, 'unstake')} was called, which gives back what was staked.`,
    certain: false,
    holds: (shape) =>
      shape.out.length === 0 && isOneAsset(shape.in) && calledFor(shape, 'unstake') !== undefined,
  },
  {
    id: 'minted-asked',
    kind: 'mint',
    reason: 'Newly made units came in by a transaction of yours, without a payment.',
    certain: false,
    holds: ({ in: got, fees }) => got.some(isMinted) && fees.length > 0,
  },
  {
    id: 'minted-unasked',
    kind: 'airdrop',
    reason: 'Newly made units came in by a transaction of somebody else.',
    certain: false,
    holds: ({ in: got }) => got.some(isMinted),
  },
  {
    id: 'paid-out',
    kind: 'unknown',
    reason: 'A transaction of yours made somebody else pay it out: a claim, a withdrawal or a reward.',
    certain: false,
    holds: ({ in: got, fees }) => got.length > 0 && fees.length > 0,
  },
  {
    id: 'arrived',
    kind: 'received',
    reason: 'It came from an address that is not yours.',
    certain: false,
    holds: ({ in: got }) => got.length > 0,
  },
  {
    id: 'left',
    kind: 'sent',
    reason: 'It went to an address that is not yours.',
    certain: false,
    holds: () => true,
  },
]

const noFlows: readonly Flow[] = []

/** Says what a transaction was, from its shape and from well-known contracts; nothing is guessed from time or amount. */
export function classify(transaction: Transaction, own: ReadonlySet<string>): Classified {
  const flows = toNetFlows(transaction, own)
  const isCounted = ({ hidden, debt }: Flow) => !hidden && !debt
  const uncounted = [...flows.in, ...flows.out].filter((flow) => !isCounted(flow))
  const pieces = transaction.legs.filter(({ kind }) => kind === 'nft')
  const counted =
    uncounted.length === 0
      ? flows
      : { ...flows, in: flows.in.filter(isCounted), out: flows.out.filter(isCounted) }
  const hidden = uncounted.length === 0 ? noFlows : uncounted.filter((flow) => flow.hidden)
  const shape: Shape = {
    ...counted,
    debts: uncounted.filter((flow) => !flow.hidden),
    hiddenCount: hidden.length,
    isNft: ({ asset }) => pieces.some((piece) => piece.asset === asset),
    call: transaction.call === undefined ? null : { ...transaction.call, chainId: transaction.chainId },
    isWithdrawal: transaction.hash.startsWith(WITHDRAWAL),
    isGrowth: transaction.hash.startsWith(GROWTH),
    isToItself: transaction.legs.some(
      ({ kind, counterparty, wallet }) => kind !== 'gas' && counterparty === wallet,
    ),
  }
  const rule = rules.find(({ holds }) => holds(shape)) as Rule
  const { id, kind, reason, certain } = rule
  const told = typeof reason === 'string' ? reason : reason(shape)
  return { ...counted, transaction, hidden, kind, rule: id, reason: told, certain }
}
