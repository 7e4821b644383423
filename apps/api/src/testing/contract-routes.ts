import {
  account,
  admin,
  assistant,
  currency,
  gains,
  history,
  market,
  movements,
  operations,
  portfolio,
  prices,
  type Route,
  spamRules,
  users,
  visitors,
  wallets,
} from '@pkg/api-contract'

/** Every entry of the contract. */
export const contractRoutes: readonly Route[] = [
  users,
  account,
  market,
  currency,
  portfolio,
  history,
  movements,
  prices,
  gains,
  wallets,
  spamRules,
  assistant,
  visitors,
  admin,
  operations,
].flatMap((group) => Object.values<unknown>(group).filter(isRoute))

function isRoute(entry: unknown): entry is Route {
  return typeof entry === 'object' && entry !== null && 'url' in entry && 'access' in entry
}
