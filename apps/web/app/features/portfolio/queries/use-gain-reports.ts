import { gains } from '@pkg/api-contract'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { api } from '#app/lib/api.ts'
import { routeQuery } from '#app/lib/route-query.ts'
import type { GainsChoice } from './gains-queries.ts'

const reports = routeQuery(gains.listGainReports, {}, { staleTime: 5 * 60_000 })

/** The years that were frozen. */
export const useGainReports = () => useQuery(reports)

/** What is read anew once a year was frozen or is so no more: later years leave the lots that it took. */
function useReadAnew() {
  const client = useQueryClient()
  return () =>
    Promise.all(
      [reports.queryKey, [gains.getGainsYear.url]].map((queryKey) => client.invalidateQueries({ queryKey })),
    )
}

/** Keeps a year as it is now. */
export function useFreezing() {
  const readAnew = useReadAnew()
  return useMutation({
    mutationFn: ({ choice: { chainId: _, ...choice }, note }: { choice: GainsChoice; note: string }) =>
      api(gains.freezeGainReport, { body: { ...choice, note } }),
    onSuccess: readAnew,
  })
}

/** Computes a frozen year anew, and tells what differs. */
export const useComparing = () =>
  useMutation({
    mutationFn: (id: number) => api(gains.compareGainReport, { params: { id: String(id) } }),
  })

/** Reads the text of a frozen report, as it was. */
export const useReportFile = () =>
  useMutation({
    mutationFn: (id: number) => api(gains.getGainReportFile, { params: { id: String(id) } }),
  })

/** Removes one. */
export function useRemovingReport() {
  const readAnew = useReadAnew()
  return useMutation({
    mutationFn: (id: number) => api(gains.removeGainReport, { params: { id: String(id) } }),
    onSettled: readAnew,
  })
}
