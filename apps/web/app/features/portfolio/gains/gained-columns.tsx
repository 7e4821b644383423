import type { AssetGain, TransactionKind } from '@pkg/api-contract'
import { WholeAmount } from '../figures/whole-amount.tsx'
import { ExplorerLink } from '../transfers/movement-parts.tsx'
import { formatQuantity } from './format-quantity.ts'
import { GainedAsset } from './gained-asset.tsx'
import { GainedWallet } from './gained-wallet.tsx'
import type { GainsColumn } from './gains-table.tsx'
import { kindNames } from './kind-names.ts'

interface GainedRow extends Pick<AssetGain, 'chainId' | 'asset' | 'symbol' | 'name' | 'tokenId'> {
  wallet: string
  kind: TransactionKind
  reason: string
  explorerUrl: string | null
}

/** The columns that mean the same in each table of the gains: what moved of which wallet, as what, how much, and where to look it up. */
export const gainedColumns = {
  asset: {
    ...{ head: 'Asset', under: 'words' },
    cell: (row) => (
      <>
        <GainedAsset of={row} />
        <span className="block text-note text-muted">
          <GainedWallet address={row.wallet} />
        </span>
      </>
    ),
  } satisfies GainsColumn<GainedRow>,
  kind: {
    ...{ head: 'Kind', under: 'words' },
    cell: (row) => (
      <>
        {kindNames[row.kind]}
        <span className="block max-w-[36ch] text-note text-muted">{row.reason}</span>
      </>
    ),
  } satisfies GainsColumn<GainedRow>,
  quantity: {
    ...{ head: 'Quantity', align: 'right', under: 'figure' },
    cell: ({ quantity }) => <WholeAmount text={formatQuantity(quantity)} />,
  } satisfies GainsColumn<{ quantity: string }>,
  explorer: {
    ...{ head: 'Explorer', align: 'right', under: 'figure', onScreenOnly: true },
    cell: (row) => <ExplorerLink url={row.explorerUrl} what="Transaction" />,
  } satisfies GainsColumn<GainedRow>,
}
