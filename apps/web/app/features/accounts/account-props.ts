import type { account, RouteOutput } from '@pkg/api-contract'

/** The signed-in person, as every card of the account page takes them. */
export interface AccountProps {
  person: RouteOutput<typeof account.getAccount>
}
