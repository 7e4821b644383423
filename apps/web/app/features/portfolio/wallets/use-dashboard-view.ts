import { DEFAULT_RANGE, HISTORY_DAYS, type HistoryRange } from '@pkg/api-contract'
import { useHydrated } from '@pkg/ui-kit/components/use-hydrated.ts'
import { useEffect, useMemo } from 'react'
import { useAddressQuery } from '#app/lib/use-address-query.ts'
import { DEFAULT_ORDER, type HoldingOrder, isHoldingOrder } from '../holdings/order-holdings.ts'
import type { Scope } from '../queries/queries.ts'
import { rememberChain, rememberChoice, useRememberedChoice } from '../queries/remembered-choice.ts'
import { DEFAULT_WALLET_ORDER, isWalletOrder, type WalletOrder } from './order-wallets.ts'
import type { WalletBook } from './wallet-book.ts'
import {
  ALL_WALLETS,
  type ChosenWallets,
  formatChoice,
  parseChoice,
  resolveChoice,
  type WalletChoice,
} from './wallet-choice.ts'

const tabs = ['overview', 'tokens', 'transactions', 'nfts'] as const
const ranges = Object.keys(HISTORY_DAYS) as HistoryRange[]
type DashboardTab = (typeof tabs)[number]

/** What is shown: the tab, whose figures, and the range of the history. */
export interface DashboardView extends Omit<ChosenWallets, 'scope'> {
  /** The same for the server, on the chain that is chosen. */
  scope: Scope
  /** Whether it is known which wallets are meant; until then nothing of them is shown. */
  settled: boolean
  /** The chain that the address names and that is not read here, so that all are shown. */
  missingChain: string | null
  tab: DashboardTab
  choice: WalletChoice
  range: HistoryRange
  /** Of the holdings. */
  order: HoldingOrder
  walletOrder: WalletOrder
  openTab: (tab: string) => void
  choose: (choice: WalletChoice) => void
  setRange: (range: HistoryRange) => void
  setOrder: (order: HoldingOrder) => void
  setWalletOrder: (order: WalletOrder) => void
  /** Null for every chain. */
  chooseChain: (chainId: number | null) => void
}

interface DashboardViewOptions {
  /** The tracked wallets; undefined until they are known. */
  addresses: readonly string[] | undefined
  book: WalletBook
  /** Whether labels and tags are known, or cannot be. */
  bookSettled: boolean
  /** The chains that are read; none until they are known. */
  readChains: readonly number[]
}

const none: readonly string[] = []

/**
 * The view stands in the address of the page, so that reload, bookmark and Back keep it: `?tab=`, `?range=`, `?order=`,
 * `?wallets=` (their order), `?chain=` and `?of=`
 * (see `parseChoice`). Where the address does not say whose figures are meant, the last choice holds.
 */
export function useDashboardView({
  addresses,
  book,
  bookSettled,
  readChains,
}: DashboardViewOptions): DashboardView {
  const [params, setParams] = useAddressQuery()
  // The prerendered page knows no query: what it holds is drawn once before the query counts.
  const hydrated = useHydrated()
  const remembered = useRememberedChoice(({ of }) => of)
  const tab = (hydrated && tabs.find((name) => name === params.get('tab'))) || 'overview'
  const range = ranges.find((name) => name === params.get('range')) ?? DEFAULT_RANGE
  const wantedOrder = params.get('order')
  const order = isHoldingOrder(wantedOrder) ? wantedOrder : DEFAULT_ORDER
  const wantedWallets = params.get('wallets')
  const walletOrder = isWalletOrder(wantedWallets) ? wantedWallets : DEFAULT_WALLET_ORDER
  const of = readOf(params, tab) ?? remembered
  const choice = useMemo(() => (of === null ? ALL_WALLETS : parseChoice(of)), [of])
  const chosen = useMemo(() => resolveChoice(choice, addresses ?? none, book), [choice, addresses, book])
  const rememberedChain = useRememberedChoice(({ chain = null }) => chain)
  const wantedChain = (params.get('chain') ?? rememberedChain) || null
  // A chain that is not read here is none.
  const chainId = readChains.find((id) => String(id) === wantedChain) ?? null
  const scope = useMemo((): Scope => ({ addresses: chosen.scope, chainId }), [chosen.scope, chainId])
  const settled = addresses !== undefined && ((choice.kind !== 'tag' && wantedChain === null) || bookSettled)
  const isThere = settled && chosen.missing === null

  // The address names what is shown, also where it was remembered or an older link said it otherwise.
  const unwritten = of !== null && (params.get('of') !== of || params.has('wallet'))
  useEffect(() => {
    if (settled && unwritten)
      setParams((before) => withOf(before, of), { replace: true, preventScrollReset: true })
  }, [settled, unwritten, of, setParams])

  useEffect(() => {
    if (isThere && of !== null && of !== remembered) rememberChoice(of)
  }, [isThere, of, remembered])

  function change(name: string, value: string | null) {
    setParams((before) => withParam(before, name, value), {
      replace: name !== 'tab',
      preventScrollReset: true,
    })
  }

  const unwrittenChain = chainId !== null && params.get('chain') !== String(chainId)
  useEffect(() => {
    if (settled && unwrittenChain) {
      setParams((before) => withParam(before, 'chain', String(chainId)), {
        replace: true,
        preventScrollReset: true,
      })
    }
    if (settled && chainId !== null) rememberChain(String(chainId))
  }, [settled, unwrittenChain, chainId, setParams])

  return {
    ...chosen,
    scope,
    settled,
    missing: settled ? chosen.missing : null,
    missingChain: readChains.length > 0 && chainId === null ? params.get('chain') || null : null,
    tab,
    choice,
    range,
    order,
    walletOrder,
    openTab: (next) => change('tab', next === 'overview' ? null : next),
    choose(next) {
      const written = formatChoice(next)
      rememberChoice(written)
      setParams((before) => withOf(before, written), { replace: true, preventScrollReset: true })
    },
    setRange: (next) => change('range', next === DEFAULT_RANGE ? null : next),
    setOrder: (next) => change('order', next === DEFAULT_ORDER ? null : next),
    setWalletOrder: (next) => change('wallets', next === DEFAULT_WALLET_ORDER ? null : next),
    chooseChain(next) {
      const written = next === null ? null : String(next)
      rememberChain(written)
      change('chain', written)
    },
  }
}

/** Older links say `?wallet=` for the wallet of the tabs, beside `?of=` for those of the overview. */
function readOf(params: URLSearchParams, tab: DashboardTab): string | null {
  const [wallet, of] = [params.get('wallet') || null, params.get('of') || null]
  return tab === 'overview' ? (of ?? wallet) : (wallet ?? of)
}

function withParam(before: URLSearchParams, name: string, value: string | null): URLSearchParams {
  const after = new URLSearchParams(before)
  if (value === null) after.delete(name)
  else after.set(name, value)
  return after
}

function withOf(before: URLSearchParams, of: string): URLSearchParams {
  const after = new URLSearchParams(before)
  after.delete('wallet')
  after.set('of', of)
  return after
}
