import {
  account,
  admin,
  assistant,
  currency,
  history,
  market,
  operations,
  portfolio,
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
  wallets,
  spamRules,
  assistant,
  visitors,
  admin,
  operations,
].flatMap((group) => Object.values<Route | number>(group).filter((entry) => typeof entry === 'object'))
