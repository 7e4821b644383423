const words = (list: string): ReadonlySet<string> => new Set(list.split(' '))

/** What a lender takes once for making a loan: "processing fee", "file charges". */
export const feeStart = words('processing file proc प्रोसेसिंग')
export const feeEnd = words('fee fees charge charges cost costs फीस शुल्क')
/** Between a fee and its figure, and before both. */
export const feeJoints = words(
  'with plus and + , of is : = a an rs ₹ inr ka ki ke aur और की का के at @ including incl',
)
/** All that is paid is asked for, whatever the payments are called. */
export const asksInAll =
  /\b(?:how much|kitna|kitne)(?: (?:do|will|would|must) i (?:pay|spend))? (?:in (?:total|all)|altogether|overall)\b|\b(?:total|kul) (?:kitna|kitne|price|cost to me)\b/
/** Where the fee is part of what is asked for. */
export const asksWithFee =
  /\b(?:including|incl|inclusive|apr|effective|total cost|all in|real rate|actual rate|true rate|(?:added|add|added to|include[ds]?|including|incl|financed) (?:it |the |in |to |into )*(?:loan|principal|emi|processing|fee)|(?:loan|emi|principal) (?:mein?|me) (?:jod\w*|mila\w*|add)|kul kharch|overall cost|outgo)\b/
