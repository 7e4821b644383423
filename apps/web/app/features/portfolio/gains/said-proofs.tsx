import type { GainOverride, GainsCountry } from '@pkg/api-contract'
import { useQuery } from '@tanstack/react-query'
import { gainOverrides } from '../queries/gains-queries.ts'
import type { Proved } from '../queries/use-proof.ts'
import { SaveProof } from './save-proof.tsx'

interface SaidProofsProps {
  country: GainsCountry
  what: 'cost' | 'price'
  /** The transaction that it was said of. */
  transactionHash: string | null
  /** What moved in it; a lot may have become another asset since, and then it is not given. */
  asset?: string
}

const isProved = (one: GainOverride): one is GainOverride & Proved => one.proof !== null

/** Beside a figure that the person said: the files that prove it. */
export function SaidProofs({ country, what, transactionHash, asset }: SaidProofsProps) {
  const { data } = useQuery(gainOverrides(country))
  const isOfIt = (one: GainOverride) =>
    one.what === what &&
    one.transactionHash === transactionHash &&
    (asset === undefined || one.asset === asset)
  return data?.overrides
    .filter(isProved)
    .filter(isOfIt)
    .map((one) => (
      // No wider than a figure: a long name is cut short.
      <span key={one.id} className="ms-1 inline-flex max-w-44 align-middle">
        <SaveProof of={one} />
      </span>
    ))
}
