/** The market of a token as a source tells it; what it does not tell is null. */
export interface TokenMarket {
  /** What all of the token is worth. */
  capUsd: number | null
  /** What was traded in the last 24 hours. */
  volume24hUsd: number | null
}
