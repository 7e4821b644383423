import type { Token } from '@pkg/api-contract'
import { hasTrustedPrice, judgeSpam } from './judge-spam.ts'

/** A token with our judgement of it in place of its source's. */
export function judgeToken(row: Token): Token {
  // A known pool says that the token is its own: nobody has to be warned of it.
  if (row.part !== undefined) return { ...row, spam: 'no' }
  return { ...row, spam: judgeSpam({ ...row, flagged: row.spam, hasTrustedPrice: hasTrustedPrice(row) }) }
}

/** Our judgement of a contract that a transfer or an NFT names, for which no price is read. */
export function judgeContract(
  row: Pick<Token, 'chainId' | 'symbol' | 'name' | 'spam'> & { tokenAddress: string },
) {
  return judgeSpam({ ...row, address: row.tokenAddress, flagged: row.spam, hasTrustedPrice: false })
}
