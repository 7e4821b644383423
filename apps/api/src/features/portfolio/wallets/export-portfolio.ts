import {
  ETHEREUM,
  EXPORT_FORMAT,
  EXPORT_VERSION,
  type ExportedDebt,
  type ExportedTransfer,
  type PortfolioExport,
  type Token,
  type TrackedWallet,
} from '@pkg/api-contract'
import type { LedgersRepository } from '../../../database/ledgers.repository.ts'
import type { VerdictsRepository } from '../../../database/verdicts.repository.ts'
import type { WalletsRepository } from '../../../database/wallets.repository.ts'
import type { PortfolioHistory } from '../history/create-portfolio-history.ts'
import { toDay } from '../ledger/day.ts'
import { createSpamVerdicts } from '../spam/create-spam-verdicts.ts'

export interface ExportSources {
  wallets: WalletsRepository
  verdicts: VerdictsRepository
  ledgers: LedgersRepository
  portfolioHistory: PortfolioHistory
  now: () => number
}

/** Everything that a person entered, and what is known of it now. */
export async function exportPortfolio(
  userId: string,
  { wallets, verdicts, ledgers, portfolioHistory, now }: ExportSources,
  options: { refresh: boolean; signal: AbortSignal },
): Promise<PortfolioExport> {
  const tracked = await wallets.listTracked(userId)
  const decided = await verdicts.list(userId)
  const current = createSpamVerdicts(decided)
  const selection = { ...options, isHidden: current.isHidden, wanted: current.wanted }
  const keys = tracked.map(({ chainId, address }) => ({ chainId, address: address.toLowerCase() }))
  const history = await portfolioHistory.list({ ...selection, wallets: keys }, '1y')
  const owned = await Promise.all(
    keys.map(async (key, index) => {
      const alone = { ...selection, wallets: [key] }
      const held = await portfolioHistory.listHoldings(alone, toDay(now()))
      const address = tracked[index]?.address ?? key.address
      return {
        holdings: (held?.holdings ?? []).map((row) => ({ ...row, logo: null, address })),
        debts: (await portfolioHistory.listDebts(alone)).map((token) => toExportedDebt(token, address)),
      }
    }),
  )
  const transfers = await Promise.all(tracked.map((wallet) => listTransfers(wallet, tracked, ledgers)))
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
    holdings: owned.flatMap(({ holdings }) => holdings),
    debts: owned.flatMap(({ debts }) => debts),
    transfers: transfers.flat(),
    history: history.points,
    totalUsd: history.points.at(-1)?.value ?? null,
    problems: problem === null ? [] : [problem],
  }
}

function toExportedDebt(token: Token, wallet: string): ExportedDebt {
  const { chainId, address: asset, symbol, name, balance, decimals, debtUsd = null } = token
  return { chainId, address: wallet, asset, symbol, name, balance, decimals, debtUsd }
}

/** Every movement of a wallet, newest first. */
async function listTransfers(
  { address }: TrackedWallet,
  tracked: readonly TrackedWallet[],
  ledgers: LedgersRepository,
): Promise<ExportedTransfer[]> {
  const movements = await ledgers.listMovements({ chainId: ETHEREUM, address: address.toLowerCase() })
  const facts = await ledgers.listAssets([...new Set(movements.map(({ asset }) => asset))])
  const labels = new Map(tracked.map((wallet) => [wallet.address.toLowerCase(), wallet.label]))
  return movements.toReversed().map(({ id, asset: assetId, kind, amount, counterparty, at }) => {
    const [chainId, asset = ''] = assetId.split(':')
    const isNative = asset === 'native'
    const row = facts.get(assetId)
    return {
      id,
      chainId: Number(chainId),
      address,
      asset,
      symbol: isNative ? 'ETH' : (row?.symbol ?? null),
      decimals: isNative ? 18 : (row?.decimals ?? null),
      kind,
      amount: amount.toString(),
      counterparty,
      counterpartyLabel: counterparty === null ? null : (labels.get(counterparty) ?? null),
      transactionHash: id.slice(0, id.indexOf(':')),
      at: new Date(at).toISOString(),
    }
  })
}
