import { ZERO_ADDRESS } from '@pkg/api-contract'

/** Whether somebody is at the other end, of whom a person can say that it is themselves. */
export const hasOtherEnd = <Row extends { counterparty: string | null }>(
  row: Row,
): row is Row & { counterparty: string } => row.counterparty !== null && row.counterparty !== ZERO_ADDRESS
