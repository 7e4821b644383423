import {
  type CostMethod,
  type GainsCountry,
  type GainsFormat,
  gains,
  type MadeFigure,
  type OpenReadings,
  type RouteOutput,
  type TaxRegime,
  type TransactionKind,
  usualReadings,
} from '@pkg/api-contract'
import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query'
import { api } from '#app/lib/api.ts'
import { routeQuery } from '#app/lib/route-query.ts'

/** Whose year, and by which method. */
export interface GainsChoice extends OpenReadings {
  country: GainsCountry
  financialYear: string
  /** The country's usual one where it is undefined. */
  method: CostMethod | undefined
  /** Whole rupees as text; undefined where none was given. */
  otherIncome: string | undefined
  /** Of India, the new one being usual. */
  regime: TaxRegime
  /** One chain alone; null for all. */
  chainId: number | null
}

type Year = RouteOutput<typeof gains.getGainsYear>
type RowsPage = RouteOutput<typeof gains.listGainRows>

const staleTime = 5 * 60_000
/** While prices or movements are still being read, the year is asked for again. */
const askAgainMs = 5_000

function toInput({ country, financialYear, method, otherIncome, regime, chainId, ...readings }: GainsChoice) {
  return {
    params: { financialYear },
    querystring: {
      country,
      ...(method && { method }),
      ...(otherIncome && { otherIncome }),
      ...(regime !== 'new' && { regime }),
      ...toUnusual(readings),
      ...(chainId !== null && { chainId: String(chainId) }),
    },
  }
}

/** Of the readings of the law those that are not the usual ones. */
export const toUnusual = ({ incomeCost, gas }: OpenReadings): Partial<OpenReadings> => ({
  ...(incomeCost !== usualReadings.incomeCost && { incomeCost }),
  ...(gas !== usualReadings.gas && { gas }),
})

/** What a tax year gained. */
export const gainsYear = (choice: GainsChoice) => ({
  ...routeQuery(gains.getGainsYear, toInput(choice), { staleTime }),
  refetchInterval: ({ state }: { state: { data?: Year | undefined } }) =>
    state.data?.provisional || state.data?.held.pending ? askAgainMs : (false as const),
})

/** Of what the disposals are shown, each null for all: of an asset, as `1:native`, of the wallet that gave it up, of a figure. */
export interface RowsOf {
  asset: string | null
  wallet: string | null
  /** The figure of the year that they make. */
  figure: MadeFigure | null
}

/** Its disposals, page after page. */
export const gainRows = (choice: GainsChoice, { asset, wallet, figure }: RowsOf) => {
  const { params, querystring } = toInput(choice)
  return infiniteQueryOptions({
    queryKey: [gains.listGainRows.url, params, querystring, asset, wallet, figure],
    queryFn: ({ signal, pageParam }): Promise<RowsPage> =>
      api(
        gains.listGainRows,
        {
          params,
          querystring: {
            ...querystring,
            ...(asset !== null && { asset }),
            ...(wallet !== null && { wallet }),
            ...(figure !== null && { figure }),
            page: String(pageParam),
          },
        },
        { signal },
      ),
    initialPageParam: 1,
    getNextPageParam: ({ pages }, _, page) => (page < pages ? page + 1 : null),
    staleTime,
  })
}

/** What its transactions were, page after page; of one kind, or of all but spam. */
export const gainTransactions = (choice: GainsChoice, kind: TransactionKind | null, digest: string) => {
  const { params, querystring } = toInput(choice)
  const of = kind === null ? {} : { kind }
  return infiniteQueryOptions({
    queryKey: [gains.listGainTransactions.url, params, querystring, of, digest],
    queryFn: ({ signal, pageParam }): Promise<RouteOutput<typeof gains.listGainTransactions>> =>
      api(
        gains.listGainTransactions,
        { params, querystring: { ...querystring, ...of, page: String(pageParam) } },
        { signal },
      ),
    initialPageParam: 1,
    getNextPageParam: ({ pages }, _, page) => (page < pages ? page + 1 : null),
    // What was answered is drawn until what follows from it has come, so that nobody loses their place.
    placeholderData: keepPreviousData,
    staleTime,
  })
}

/** The lots that are left of an asset, page after page. */
export const heldLots = (
  choice: GainsChoice,
  { chainId, asset, tokenId }: { chainId: number; asset: string; tokenId: string | null },
  digest: string,
) => {
  const { params, querystring } = toInput(choice)
  const of = { asset: `${chainId}:${asset}`, ...(tokenId !== null && { tokenId }) }
  return infiniteQueryOptions({
    queryKey: [gains.listHeldLots.url, params, querystring, of, digest],
    queryFn: ({ signal, pageParam }): Promise<RouteOutput<typeof gains.listHeldLots>> =>
      api(
        gains.listHeldLots,
        { params, querystring: { ...querystring, ...of, page: String(pageParam) } },
        { signal },
      ),
    initialPageParam: 1,
    getNextPageParam: ({ pages }, _, page) => (page < pages ? page + 1 : null),
    staleTime,
  })
}

/** Reads a year as a file. */
export const readGainsFile = (choice: GainsChoice, format: GainsFormat) => {
  const { params, querystring } = toInput(choice)
  return api(gains.exportGains, { params: { ...params, format }, querystring })
}

/** What the person said of their transactions, by the days of a country. */
export const gainOverrides = (country: GainsCountry) =>
  routeQuery(gains.listGainOverrides, { querystring: { country } }, { staleTime })
