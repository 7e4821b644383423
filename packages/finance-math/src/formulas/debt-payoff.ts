import { type DebtPayoffInput, type DebtPayoffResult, repayDebts } from './repay-debts.ts'

/**
 * Pays off several debts with one budget, the sum of their minimums and something extra, until nothing is owed.
 * Each month interest is added to every debt, every minimum is paid, and all that is left of the budget, also
 * what minimums of ended debts free, goes to one debt after the other: `'avalanche'` begins with the highest
 * rate, which costs least, `'snowball'` with the smallest balance.
 *
 * @formula B_(k + 1) = B_k × (1 + i) − P_k
 * @formula Σ P_k = Σ M + X
 * @where B_k a debt in month k; i its rate a month; P_k what goes to it; M the minimums; X extra
 * @param input debts, each of balance, annualRatePercent and minimum, all at least 0; extra in money a month (0);
 *   strategy. Of equals, the debt named first comes first
 * @see M. Amar, D. Ariely et al., Winning the Battle but Losing the War, Journal of Marketing Research, 2011
 * @throws FinanceMathError INVALID_ARGUMENT naming the field; NO_SOLUTION where the budget never ends the debts
 *   within 12,000 months
 * @example
 * const card = { balance: 1000, annualRatePercent: 20, minimum: 50 }
 * const loan = { balance: 2000, annualRatePercent: 10, minimum: 60 }
 * debtPayoff({ debts: [loan, card], extra: 100, strategy: 'avalanche' }).months //=> 16
 */
export function debtPayoff(input: DebtPayoffInput): DebtPayoffResult {
  return repayDebts(input)
}
