import type { ChainChoice, ChainReading, ListedWallet } from '@pkg/api-contract'
import { Button } from '@pkg/ui-kit/components/button.tsx'
import { CheckboxField } from '@pkg/ui-kit/components/checkbox-field.tsx'
import { type FormEvent, useState } from 'react'
import { formatReadingTime } from '#app/lib/format-reading-time.ts'
import { onEscape } from '#app/lib/on-escape.ts'
import { toErrorMessage } from '#app/lib/to-error-message.ts'
import { useNow } from '../readings/use-now.ts'
import { usePortfolioChains } from './portfolio-chains.ts'
import { useChooseChains } from './use-choose-chains.ts'

interface WalletChainsFormProps {
  wallet: ListedWallet
  /** How each chain was read for the figures on the screen; empty until they are there. */
  readings: readonly ChainReading[]
  onDone: () => void
}

/** On which chains a wallet is looked at, how each was read, and the way to add one and to drop one. */
export function WalletChainsForm({ wallet, readings, onDone }: WalletChainsFormProps) {
  const { known } = usePortfolioChains()
  const looked = new Set(wallet.chains.map(({ chainId }) => chainId))
  const [picked, setPicked] = useState<ReadonlySet<number>>(looked)
  const [problem, setProblem] = useState<string>()
  const choose = useChooseChains(wallet.address)
  const failed = (error: Error) =>
    setProblem(toErrorMessage(error, { fallback: 'The chains could not be saved.' }))

  function handleSubmit(event: FormEvent) {
    event.preventDefault()
    if (picked.size === 0) return setProblem('A wallet is looked at on one chain at least.')
    choose.mutate(
      toChoices(
        known.map(({ chainId }) => chainId),
        wallet,
        picked,
      ),
      {
        onSuccess: onDone,
        onError: failed,
      },
    )
  }

  return (
    <form
      onSubmit={handleSubmit}
      onKeyDown={onEscape(onDone)}
      className="bg-sunken px-card py-3.5 print:hidden"
    >
      <fieldset>
        <legend className="text-small font-strong">Chains of this wallet</legend>
        <p className="text-note text-muted">
          Found by what the address did there; what you set goes before what is found.
        </p>
        <ul className="mt-1.5">
          {known.map(({ chainId, name }, index) => (
            <li key={chainId}>
              <CheckboxField
                label={
                  <>
                    {name}
                    <State
                      reading={[...readings, ...wallet.chains].find((one) => one.chainId === chainId)}
                      choice={wallet.chainChoices.find((one) => one.chainId === chainId)}
                    />
                  </>
                }
                autoFocus={index === 0}
                checked={picked.has(chainId)}
                onChange={() =>
                  setPicked(
                    new Set(
                      [...picked].filter((id) => id !== chainId).concat(picked.has(chainId) ? [] : chainId),
                    ),
                  )
                }
              />
            </li>
          ))}
        </ul>
      </fieldset>
      {problem && (
        <p role="alert" className="mt-1 text-note text-loss">
          {problem}
        </p>
      )}
      <div className="mt-2 flex flex-wrap gap-2">
        <Button type="submit" size="sm" busy={choose.isPending} busyLabel="Saving...">
          Save
        </Button>
        {wallet.chainChoices.length > 0 && (
          <Button
            size="sm"
            variant="ghost"
            onClick={() => choose.mutate([], { onSuccess: onDone, onError: failed })}
          >
            As found
          </Button>
        )}
        <Button size="sm" variant="ghost" onClick={onDone}>
          Cancel
        </Button>
      </div>
    </form>
  )
}

/**
 * What the person says of each chain now: what was changed, and what they had said of the others. Of a chain that is as it was
 * found again nothing is said: what is dropped and taken up again counts as found.
 */
function toChoices(
  chainIds: readonly number[],
  { chains, foundChains, chainChoices }: Pick<ListedWallet, 'chains' | 'foundChains' | 'chainChoices'>,
  picked: ReadonlySet<number>,
): ChainChoice[] {
  const looked = new Set(chains.map(({ chainId }) => chainId))
  const found = new Set(foundChains)
  const changed = chainIds.filter((id) => picked.has(id) !== looked.has(id))
  return [
    ...chainChoices.filter(({ chainId }) => !changed.includes(chainId)),
    ...changed
      .filter((id) => picked.has(id) !== found.has(id))
      .map((chainId) => ({
        chainId,
        choice: picked.has(chainId) ? ('add' as const) : ('drop' as const),
      })),
  ]
}

/** How a chain was read, or why it is not. */
function State({ reading, choice }: { reading: ChainReading | undefined; choice: ChainChoice | undefined }) {
  const now = useNow()
  const said = choice === undefined ? '' : choice.choice === 'add' ? 'Added by you. ' : 'Dropped by you. '
  const words =
    reading === undefined
      ? choice === undefined && 'Nothing found here.'
      : reading.updatedAt === null
        ? 'Never read.'
        : `${reading.stale ? 'Last read' : 'Read'} ${formatReadingTime(reading.updatedAt, now)}, ${reading.source}.`
  return (
    <span className="block text-note text-muted">
      {said}
      {words}
      {reading?.problem && <span className="text-warn"> {reading.problem}</span>}
    </span>
  )
}
