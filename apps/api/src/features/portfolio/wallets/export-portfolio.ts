import {
  EXPORT_FORMAT,
  EXPORT_VERSION,
  type ExportedDebt,
  type ExportedTransfer,
  type ExportTable,
  type PortfolioExport,
  type Token,
  type TrackedWallet,
} from '@pkg/api-contract'
import type { GainOverridesRepository } from '../../../database/gain-overrides.repository.ts'
import type { ProofsRepository } from '../../../database/proofs.repository.ts'
import type { VerdictsRepository } from '../../../database/verdicts.repository.ts'
import type { WalletsRepository } from '../../../database/wallets.repository.ts'
import { toExportedOverrides } from '../../../lib/to-exported-overrides.ts'
import type { WalletChains } from '../chains/create-wallet-chains.ts'
import type { PortfolioHistory } from '../history/create-portfolio-history.ts'
import { toDay } from '../ledger/day.ts'
import type { MovementLists } from '../movements/create-movement-lists.ts'
import type { MovementSelection } from '../movements/movement-selection.ts'
import { PRICES_PENDING } from '../movements/prices-pending.ts'
import { createSpamVerdicts } from '../spam/create-spam-verdicts.ts'
import type { PrimaryNames } from './create-primary-names.ts'
import { toExportedTransfer } from './to-exported-transfer.ts'

export interface ExportSources {
  wallets: WalletsRepository
  primaryNames: Pick<PrimaryNames, 'apply'>
  walletChains: Pick<WalletChains, 'select'>
  verdicts: VerdictsRepository
  gainOverrides: GainOverridesRepository
  proofs: Pick<ProofsRepository, 'list'>
  portfolioHistory: PortfolioHistory
  movementLists: MovementLists
  now: () => number
}

/** Everything that a person entered, and what is known of it now. `only` leaves out what costs most for another table. */
export async function exportPortfolio(
  userId: string,
  {
    walletChains,
    wallets,
    primaryNames,
    verdicts,
    gainOverrides,
    proofs,
    portfolioHistory,
    movementLists,
    now,
  }: ExportSources,
  { only, ...options }: { refresh: boolean; signal: AbortSignal; only?: ExportTable },
): Promise<PortfolioExport> {
  const tracked = await primaryNames.apply(await wallets.listTracked(userId))
  const decided = await verdicts.list(userId)
  const current = createSpamVerdicts(decided)
  const selection = { ...options, isHidden: current.isHidden, wanted: current.wanted }
  const { wallets: keys } = await walletChains.select(userId, {}, options)
  const history = await portfolioHistory.list({ ...selection, wallets: keys }, '1y')
  const owned = await Promise.all(
    tracked.map(async ({ address }) => {
      const own = keys.filter((key) => key.address === address.toLowerCase())
      const alone = { ...selection, wallets: own }
      const held = await portfolioHistory.listHoldings(alone, toDay(now()))
      return {
        holdings: (held?.holdings ?? [])
          .filter(({ kind }) => kind !== 'debt')
          .map((row) => ({ ...row, logo: null, address })),
        debts: (await portfolioHistory.listDebts(alone)).map((token) => toExportedDebt(token, address)),
      }
    }),
  )
  const { transfers, problems } =
    (only ?? 'transfers') === 'transfers'
      ? await listTransfers(tracked, {
          ...selection,
          movementLists,
          wallets: keys,
          tracked,
          showHidden: true,
        })
      : { transfers: [], problems: [] }
  const { problem } = history.freshness
  return {
    format: EXPORT_FORMAT,
    version: EXPORT_VERSION,
    exportedAt: new Date(now()).toISOString(),
    wallets: tracked,
    verdicts: [...new Set(decided.map(({ asset }) => asset))].map((id) => {
      const [chainId, asset = ''] = id.split(':')
      return { chainId: Number(chainId), asset, verdict: current.now(id) }
    }),
    gainOverrides: toExportedOverrides(await gainOverrides.list(userId), await proofs.list(userId)),
    holdings: owned.flatMap(({ holdings }) => holdings),
    debts: owned.flatMap(({ debts }) => debts),
    transfers,
    history: history.points,
    totalUsd: history.points.at(-1)?.value ?? null,
    problems: [...new Set([...(problem === null ? [] : [problem]), ...problems])],
  }
}

function toExportedDebt(token: Token, wallet: string): ExportedDebt {
  const { chainId, address: asset, symbol, name, balance, decimals, debtUsd = null } = token
  return { chainId, address: wallet, asset, symbol, name, balance, decimals, debtUsd }
}

/** Every movement of the wallets, one wallet after another, newest first; and what is missing or not final, as sentences. */
async function listTransfers(
  tracked: readonly TrackedWallet[],
  { movementLists, ...selection }: MovementSelection & Pick<ExportSources, 'movementLists'>,
): Promise<{ transfers: ExportedTransfer[]; problems: string[] }> {
  const all: ExportedTransfer[] = []
  const told = new Set<string>()
  for await (const { movements, pending, problems } of movementLists.listAll(selection)) {
    for (const movement of movements) all.push(toExportedTransfer(movement, { pending }))
    for (const problem of problems) told.add(problem)
    if (pending) told.add(PRICES_PENDING)
  }
  const byWallet = Map.groupBy(all, ({ address }) => address)
  return { transfers: tracked.flatMap(({ address }) => byWallet.get(address) ?? []), problems: [...told] }
}
