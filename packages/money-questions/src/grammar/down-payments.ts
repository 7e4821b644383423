const words = (list: string): ReadonlySet<string> => new Set(list.split(' '))

/** What is bought with a loan and a first payment, its price, and the rest that is borrowed. */
export const boughtWords = words(
  'flat house home apartment property plot makan makaan ghar car bike scooter scooty vehicle gaadi gadi tractor laptop phone फ्लैट घर मकान गाडी कार बाइक price cost costs costing worth rest remaining balance baaki baki bacha बाकी शेष',
)
/** Words about the price and the payment that say nothing more of the loan. */
export const settledWords = words(
  'price priced cost costs costing worth rest remaining balance baaki baki bacha बाकी शेष paying pay paid upfront amount of in on for my the a an with after',
)
/** Between a down payment and its figure. */
export const paymentJoints = words('of is = : rs ₹ inr as ka ki के का की')
/** Beside the share of a price that is lent. */
export const lentAfter = words('loan finance financed financing funding funded ltv लोन')
export const lentBefore = words('gives give lends lend finances finance funds fund loan ltv')
/** Who lends, and how that is called. */
export const lenders = words(
  'bank banks gives give lends lend finances finance financed funds fund funding funded ltv lender',
)
