import { gains, type RouteInput } from '@pkg/api-contract'
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '#app/lib/api.ts'

/** One thing that a person can say of a transaction or of several, a receipt or an address. */
export type GainAnswer =
  | { kind: RouteInput<typeof gains.setTransactionKind>['body'] }
  | { kinds: RouteInput<typeof gains.setTransactionKinds>['body'] }
  | { cost: RouteInput<typeof gains.setReceiptCost>['body'] }
  | { price: RouteInput<typeof gains.setUnitPrice>['body'] }
  | { own: RouteInput<typeof gains.setOwnAddress>['body'] }

/** Says it. Every year is computed anew with it. */
export function useGainAnswer() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (answer: GainAnswer): Promise<unknown> =>
      'kind' in answer
        ? api(gains.setTransactionKind, { body: answer.kind })
        : 'kinds' in answer
          ? api(gains.setTransactionKinds, { body: answer.kinds })
          : 'cost' in answer
            ? api(gains.setReceiptCost, { body: answer.cost })
            : 'price' in answer
              ? api(gains.setUnitPrice, { body: answer.price })
              : api(gains.setOwnAddress, { body: answer.own }),
    onSuccess: () => forgetYears(client),
  })
}

/** Undoes one of them. */
export function useUndoGainAnswer() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (id: number) => api(gains.undoGainOverride, { params: { id: String(id) } }),
    onSettled: () => forgetYears(client),
  })
}

/** With the rows, so that what was said is seen once it is kept. */
export const forgetYears = (client: QueryClient) =>
  Promise.all(
    [
      gains.getGainsYear.url,
      gains.listGainRows.url,
      gains.listGainTransactions.url,
      gains.listGainOverrides.url,
      gains.listCostFiles.url,
    ].map((url) => client.invalidateQueries({ queryKey: [url] })),
  )
