import type { Movement } from '@pkg/api-contract'

/** What the movement of a debt is called: its token arrives with what is borrowed, and leaves with what is paid back. */
export const debtWay = (direction: Movement['direction']) =>
  direction === 'Received' ? 'Borrowed' : 'Repaid'
