import { account, currency, market, operations, portfolio, type Route, users } from '@pkg/api-contract'

/** Every entry of the contract. */
export const contractRoutes: readonly Route[] = [
  users,
  account,
  portfolio,
  market,
  currency,
  operations,
].flatMap((group) => Object.values<Route | number>(group).filter((entry) => typeof entry === 'object'))
