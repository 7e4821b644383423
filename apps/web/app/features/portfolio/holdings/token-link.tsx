import { withoutPlace } from '@pkg/api-contract'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { toTokenPath } from '#app/paths.ts'

interface TokenLinkProps {
  chainId: number
  /** `native` or the contract in lower case; what lies inside a contract leads to the asset itself. */
  address: string
  children: ReactNode
}

/** The name of a token, leading to the token's own page. */
export function TokenLink({ chainId, address, children }: TokenLinkProps) {
  return (
    <Link
      to={toTokenPath({ chainId, address: withoutPlace(address) })}
      // Inline: what is pressed is taller than the letters, and the lines stay where they are.
      className="rounded-base py-1.25 underline decoration-hairline-strong underline-offset-4 hover:decoration-current"
    >
      {children}
    </Link>
  )
}
