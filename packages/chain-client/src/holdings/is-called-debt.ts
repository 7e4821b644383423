/** Tokens that lending pools write for debts are called so by convention. A name proves nothing, but is a warning. */
const DEBT_SYMBOL = /^(?:variable|stable)debt/i

/** Whether a token calls itself a debt. */
export const isCalledDebt = (symbol: string | null) => DEBT_SYMBOL.test(symbol ?? '')
