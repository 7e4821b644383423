import type { ExportedTransfer, Movement, MovementKind } from '@pkg/api-contract'

/** Kinds by their names in exports, which stay those of earlier versions. */
const kinds: Record<MovementKind, ExportedTransfer['kind']> = {
  native: 'native',
  internal: 'internal',
  token: 'transfer',
  nft: 'nft',
  gas: 'gas',
}

/** A movement as files have it: its amount and its worth are below zero where it left the wallet. */
export function toExportedTransfer(movement: Movement, { pending }: { pending: boolean }): ExportedTransfer {
  const { id, chainId, wallet, kind, direction, asset, symbol, name, decimals, tokenId, amount } = movement
  const { transactionHash, at, state, usdPrice, usdValue, exactValue, valuedAt, pricedAt } = movement
  const { incomplete, credit, unvaluedBecause, debt, hidden, fromAddress, fromLabel, toAddress, toLabel } =
    movement
  const came = direction === 'Received'
  // What is borrowed is worth less than nothing.
  const isGain = came !== debt
  const canImprove = unvaluedBecause === null || unvaluedBecause.id === 'unpriced'
  return {
    ...{ id: id.slice(id.indexOf(':') + 1), chainId, address: wallet, asset, symbol, name, decimals },
    kind: kinds[kind],
    direction: debt ? (came ? 'borrowed' : 'repaid') : came ? 'received' : 'sent',
    tokenId,
    amount: came ? amount : negate(amount),
    counterparty: came ? fromAddress : toAddress,
    counterpartyLabel: came ? fromLabel : toLabel,
    ...{ transactionHash, at, state, usdPrice },
    ...(incomplete !== undefined && { incomplete }),
    ...(credit !== undefined && { credit }),
    usdValue: usdValue === null || isGain || usdValue === 0 ? usdValue : -usdValue,
    exactValue: exactValue === null || isGain ? exactValue : negate(exactValue),
    ...{ valuedAt, pricedAt, unvaluedBecause },
    provisional: pending && valuedAt !== 'hour' && canImprove,
    ...{ debt, hidden },
  }
}

/** Of a decimal text without a sign. */
const negate = (text: string) => (/[1-9]/.test(text) ? `-${text}` : text)
