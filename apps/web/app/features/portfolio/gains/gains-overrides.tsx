import { type GainOverride, type GainsCountry, transactionKind } from '@pkg/api-contract'
import { Address } from '@pkg/ui-kit/components/address.tsx'
import { Button } from '@pkg/ui-kit/components/button.tsx'
import { Card, CardBand, CardHead } from '@pkg/ui-kit/components/card.tsx'
import { toast } from '@pkg/ui-kit/components/toast.ts'
import { useQuery } from '@tanstack/react-query'
import { toErrorMessage } from '#app/lib/to-error-message.ts'
import { useFocusNext } from '#app/lib/use-focus-next.ts'
import { formatDay } from '../figures/format-day.ts'
import { gainOverrides } from '../queries/gains-queries.ts'
import { useUndoGainAnswer } from '../queries/use-gain-answer.ts'
import { UnreadPart } from '../readings/unread-part.tsx'
import { ExplorerLink } from '../transfers/movement-parts.tsx'
import { formatMoney, formatUnitPrice } from './format-money.ts'
import { kindNames } from './kind-names.ts'
import { nameUnits } from './name-units.ts'
import { ProofOfAnswer } from './proof-of-answer.tsx'
import { sayFeeLeftOut } from './say-fee-left-out.ts'

const standings: Partial<Record<GainOverride['state'], string>> = {
  'without-transaction':
    'The chain as it was read last does not have it: kept, and counted again when it is back.',
  'without-effect': 'Kept, but what was read does not leave it open now, so that it changes nothing.',
}

/** What the person said, apart from what was read: before, after, when and why, and each can be undone. */
export function GainsOverrides({ country }: { country: GainsCountry }) {
  const query = useQuery(gainOverrides(country))
  const { data } = query
  const undo = useUndoGainAnswer()
  const { refOf, leave } = useFocusNext(data?.overrides.map(({ id }) => String(id)) ?? [])
  if (data === undefined && query.isError) {
    return (
      <Card as="section" aria-label="Your answers" className="mt-4 p-card">
        <UnreadPart title="Your answers could not be read" query={query} />
      </Card>
    )
  }
  if (data === undefined || data.overrides.length === 0) return null
  return (
    <Card as="section" aria-label="Your answers" className="mt-4">
      <CardBand>
        <CardHead
          title="Your answers"
          scope="Of all years. What was read stays as it is, and counts again when you undo one."
        />
        <ul className="mt-3 divide-y divide-hairline text-small">
          {data.overrides.map((one) => (
            <li key={one.id} className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2 py-3">
              <div className="min-w-0 flex-1 basis-60">
                {one.on !== null && <p className="font-label wrap-anywhere">{describeMoved(one)}</p>}
                <p className="wrap-anywhere">{describe(one)}</p>
                <p className="flex flex-wrap items-center gap-x-2 text-muted">
                  {one.transactionHash === null ? (
                    <Address value={one.address ?? ''} copy />
                  ) : (
                    <Address value={one.transactionHash} kind="hash" copy />
                  )}
                  <ExplorerLink
                    url={one.explorerUrl}
                    what={one.transactionHash === null ? 'Address' : 'Transaction'}
                  />
                  <span>said on {formatDay(one.at)}</span>
                </p>
                {one.feeLeftOut !== null && <p>{sayFeeLeftOut(one.currency ?? '', one.feeLeftOut)}</p>}
                {one.note !== '' && <p className="wrap-anywhere text-muted">Why: {one.note}</p>}
                {(one.what === 'cost' || one.what === 'price') && (
                  <ProofOfAnswer answer={one} called={nameAnswer(one)} />
                )}
                {standings[one.state] !== undefined && <p className="text-warn">{standings[one.state]}</p>}
              </div>
              <Button
                ref={refOf(String(one.id))}
                size="sm"
                aria-label={`Undo: ${nameAnswer(one)}`}
                busy={undo.isPending && undo.variables === one.id}
                onClick={() => {
                  undo.mutate(one.id, {
                    onSuccess: () => leave(String(one.id)),
                    onError: (error) =>
                      void toast.error(toErrorMessage(error, { fallback: 'It could not be undone.' })),
                  })
                }}
              >
                Undo
              </Button>
            </li>
          ))}
        </ul>
      </CardBand>
    </Card>
  )
}

const nameAnswer = (one: GainOverride) => `${describe(one)}${one.on === null ? '' : ` ${describeMoved(one)}`}`

/** The day, and what moved on it of that which the answer is about: "14 Apr 2025: 0.25 ETH out". */
function describeMoved({ on, moved }: GainOverride): string {
  const units = moved.map((one) => `${nameUnits(one)} ${one.came ? 'in' : 'out'}`)
  const day = on === null ? '' : formatDay(on)
  return units.length === 0 ? day : `${day}: ${units.join(', ')}`
}

function describe({ what, before, after, currency, day, symbol }: GainOverride): string {
  if (what === 'own-address') return 'This address is yours: was somebody else’s.'
  if (what === 'cost') {
    const paid = day === null ? '' : `, paid on ${formatDay(day)}`
    return `Cost of ${symbol ?? 'what came in'}: was not known, now ${after === null ? 'unknown' : formatMoney(currency ?? '', after)}${paid}.`
  }
  if (what === 'price') {
    const was = before === null ? 'not known' : formatUnitPrice('USD', before)
    return `Price of one ${symbol ?? 'unit'}: was ${was}, now ${formatUnitPrice(currency ?? '', after ?? '0')}.`
  }
  return `Kind: was ${nameOf(before)}, now ${nameOf(after)}.`
}

function nameOf(text: string | null): string {
  const kind = transactionKind.safeParse(text)
  return kind.success ? kindNames[kind.data] : 'unknown'
}
