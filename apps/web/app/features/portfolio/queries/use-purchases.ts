import { gains, type RouteInput } from '@pkg/api-contract'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { api } from '#app/lib/api.ts'
import { routeQuery } from '#app/lib/route-query.ts'
import { forgetYears } from './use-gain-answer.ts'

/** The files that costs were taken from. */
export const useCostFiles = () => useQuery(routeQuery(gains.listCostFiles, {}, { staleTime: 5 * 60_000 }))

/** Reads a file and finds what it paid for; nothing is kept of it. */
export const useReadPurchases = () =>
  useMutation({
    mutationFn: (body: RouteInput<typeof gains.readPurchases>['body']) => api(gains.readPurchases, { body }),
  })

/** Takes over the costs that were ticked. Every year is computed anew with them. */
export function useTakePurchases() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: RouteInput<typeof gains.takePurchases>['body']) => api(gains.takePurchases, { body }),
    onSuccess: () => forgetYears(client),
  })
}

/** Takes back every cost of a file. */
export function useUndoCostFile() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (id: number) => api(gains.undoCostFile, { params: { id: String(id) } }),
    onSettled: () => forgetYears(client),
  })
}
