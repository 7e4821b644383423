/** Where units come from that are made, and go to that are destroyed. */
const nobody = `0x${'0'.repeat(40)}`

/** Whether somebody is at the other end, of whom a person can say that it is themselves. */
export const hasOtherEnd = <Row extends { counterparty: string | null }>(
  row: Row,
): row is Row & { counterparty: string } => row.counterparty !== null && row.counterparty !== nobody
