import { type SpamVerdict, spamRules } from '@pkg/api-contract'
import { toast } from '@pkg/ui-kit/components/toast.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '#app/lib/api.ts'
import { toErrorMessage } from '#app/lib/to-error-message.ts'
import { forgetDerived } from './forget-derived.ts'
import { walletTokens } from './queries.ts'

/** Shows or hides a token whatever its score; every total that it is or is not part of follows. */
export function useSpamVerdict() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (verdict: { chainId: number; asset: string; verdict: SpamVerdict }) =>
      api(spamRules.setSpamVerdict, { body: verdict }),
    async onSuccess() {
      await Promise.all([
        client.invalidateQueries({ queryKey: [walletTokens('').queryKey[0]] }),
        forgetDerived(client),
      ])
    },
    onError(error) {
      toast.error(toErrorMessage(error, { fallback: 'The decision could not be saved.' }))
    },
  })
}
