import { fromAssetId, type TransactionKind } from '@pkg/api-contract'
import { BRIDGES, isWrappedNative, MINT_ADDRESS, nativeOf, wrapperOf } from './known-contracts.ts'
import { type Flow, type NetFlows, toNetFlows } from './net-flows.ts'
import type { Transaction } from './transaction.ts'

/** A transaction with what it was, and the rule that says so. */
export interface Classified extends NetFlows {
  transaction: Transaction
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
}

interface Rule {
  id: string
  kind: TransactionKind
  reason: string
  certain: boolean
  holds: (shape: Shape) => boolean
}

/** How many times more one side of an exchange may be worth than the other; beyond it something else happened. */
const MOST_APART = 2n

const isMinted = ({ counterparties }: Flow) => counterparties.includes(MINT_ADDRESS)
export const isOneAsset = (flows: readonly Flow[]) => new Set(flows.map(({ asset }) => asset)).size === 1
const isNative = ({ asset }: Flow) => asset === nativeOf(asset)
const isWrapped = ({ asset }: Flow) => isWrappedNative(asset)
const total = (flows: readonly Flow[]) => flows.reduce((sum, { amount }) => sum + amount, 0n)
const touchesBridge = (flows: readonly Flow[]) =>
  flows.some(({ counterparties }) => counterparties.some((address) => BRIDGES.has(address)))
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

function areNear(given: readonly Flow[], got: readonly Flow[]): boolean {
  const worth = (flows: readonly Flow[]) =>
    flows.some(({ micros }) => micros === null)
      ? null
      : flows.reduce((sum, { micros }) => sum + (micros ?? 0n), 0n)
  const [paid, received] = [worth(given), worth(got)]
  if (paid === null || received === null) return true
  return paid <= MOST_APART * received && received <= MOST_APART * paid
}

/** The first that holds decides. */
const rules: readonly Rule[] = [
  {
    id: 'failed',
    kind: 'failed',
    reason: 'It failed: only its fee was paid.',
    certain: true,
    holds: ({ in: got, out, moves, fees, hiddenCount, debts }) =>
      got.length + out.length + moves.length + hiddenCount + debts.length === 0 &&
      fees.some(({ failed }) => failed),
  },
  {
    id: 'hidden',
    kind: 'spam',
    reason: 'All that moved in it is hidden as spam.',
    certain: true,
    holds: ({ in: got, out, moves, hiddenCount, debts }) =>
      got.length + out.length + moves.length + debts.length === 0 && hiddenCount > 0,
  },
  {
    id: 'fee-only',
    kind: 'approval',
    reason: 'Nothing moved but its fee: an approval, or another call that moves nothing.',
    certain: true,
    holds: ({ in: got, out, moves, debts }) => got.length + out.length + moves.length + debts.length === 0,
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
    id: 'bridge',
    kind: 'bridge',
    reason: 'Its other end is the contract of a bridge.',
    certain: false,
    holds: ({ in: got, out }) =>
      (out.length === 0 || got.length === 0) &&
      isOneAsset([...got, ...out]) &&
      touchesBridge([...got, ...out]),
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

/** Says what a transaction was, from its shape and from well-known contracts; nothing is guessed from time or amount. */
export function classify(transaction: Transaction, own: ReadonlySet<string>): Classified {
  const flows = toNetFlows(transaction, own)
  const isCounted = ({ hidden, debt }: Flow) => !hidden && !debt
  const all = [...flows.in, ...flows.out]
  const pieces = new Set(transaction.legs.filter(({ kind }) => kind === 'nft').map(({ asset }) => asset))
  const counted = { ...flows, in: flows.in.filter(isCounted), out: flows.out.filter(isCounted) }
  const shape: Shape = {
    ...counted,
    debts: all.filter(({ hidden, debt }) => debt && !hidden),
    hiddenCount: all.filter(({ hidden }) => hidden).length,
    isNft: ({ asset }) => pieces.has(asset),
  }
  const rule = rules.find(({ holds }) => holds(shape)) as Rule
  const { id, kind, reason, certain } = rule
  return { ...counted, transaction, kind, rule: id, reason, certain }
}
