import { type SpamVerdict, spamRules } from '@pkg/api-contract'
import { toast } from '@pkg/ui-kit/components/toast.ts'
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '#app/lib/api.ts'
import { toErrorMessage } from '#app/lib/to-error-message.ts'
import { forgetDerived } from './forget-derived.ts'
import { walletTokens } from './queries.ts'

interface DecidedToken {
  chainId: number
  /** `native` or the contract in lower case. */
  asset: string
  verdict: SpamVerdict
}

/** What a hidden token was, for the message that says so. */
interface HiddenToken extends Omit<DecidedToken, 'verdict'> {
  /** What it is called, without its row: "USDC on Base". */
  name: string
  /** What that did to the total, as a sentence. */
  effect: string
  /** What the person had said of it before. */
  before: SpamVerdict
}

const failure = 'The decision could not be saved.'

/** Shows or hides a token whatever its score; every total that it is or is not part of follows. */
export function useSpamVerdict() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: saveVerdict,
    onSuccess: () => readAnew(client),
    onError(error) {
      toast.error(toErrorMessage(error, { fallback: failure }))
    },
  })
}

/** Hides a token as spam, says what left the total, and offers for ten seconds to take that back. */
export function useHideToken() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ chainId, asset }: HiddenToken) => saveVerdict({ chainId, asset, verdict: 'hide' }),
    onSuccess(_, token) {
      toast.success(`${token.name} hidden`, { description: token.effect, action: undo(client, token) })
      return readAnew(client)
    },
    onError(error) {
      toast.error(toErrorMessage(error, { fallback: failure }))
    },
  })
}

const saveVerdict = (decided: DecidedToken) => api(spamRules.setSpamVerdict, { body: decided })

async function readAnew(client: QueryClient): Promise<void> {
  await Promise.all([
    client.invalidateQueries({ queryKey: [walletTokens('').queryKey[0]] }),
    forgetDerived(client),
  ])
}

function undo(client: QueryClient, token: HiddenToken) {
  return {
    label: 'Undo',
    altText: 'Press F8, then Undo, to show the token again.',
    onSelect: () => void takeBack(client, token),
  }
}

/** It outlives the page that hid the token: a person may have gone on to another. */
async function takeBack(client: QueryClient, token: HiddenToken): Promise<void> {
  const { chainId, asset, name, before } = token
  try {
    await saveVerdict({ chainId, asset, verdict: before })
    toast.success(`${name} is shown again`)
    await readAnew(client)
  } catch (error) {
    toast.error(toErrorMessage(error, { fallback: failure }), { action: undo(client, token) })
  }
}
