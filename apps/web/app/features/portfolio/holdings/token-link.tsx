import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { toTokenPath } from '#app/paths.ts'

interface TokenLinkProps {
  chainId: number
  /** `native` or the contract in lower case. */
  address: string
  children: ReactNode
}

/** The name of a token, leading to the token's own page. */
export function TokenLink({ chainId, address, children }: TokenLinkProps) {
  return (
    <Link
      to={toTokenPath({ chainId, address })}
      className="rounded-base underline decoration-hairline-strong underline-offset-4 hover:decoration-current"
    >
      {children}
    </Link>
  )
}
