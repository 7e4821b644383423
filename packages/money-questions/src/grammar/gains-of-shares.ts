/** A gain from shares that was held long, or not, as people call it. */
export const longTerm = /\bltcg\b|\blong[ -]?term (?:capital )?(?:gains?|profit)\b|लंबी अवधि/
export const shortTerm = /\bstcg\b|\bshort[ -]?term (?:capital )?(?:gains?|profit)\b/
/** The tax on it is asked for. */
export const taxOfGain = /\btax(?:es)?\b|टैक्स/
/** What such a question may say besides: the gain, what it is from, and that this year's tax is asked for. */
export const besideGain: ReadonlySet<string> = new Set(
  'ltcg stcg long short term capital gain gains profit tax taxes equity share shares stock stocks listed mutual fund funds mf etf from sale selling income total payable lagega kitna much how par pe ka ki ke on टैक्स ₹ rs inr rupees rupaye'.split(
    ' ',
  ),
)
/** What else is sold, or who sells: other rules hold for these. */
export const ofOtherGains =
  /\b(?:property|house|home|flat|land|plot|apartment|ghar|zam(?:ee|i)n|makaa?n|gold|sona|silver|jewell?ery|debt|bonds?|debentures?|unlisted|foreign|us|crypto|bitcoin|nri|non[ -]resident|huf|company|llp|firm|loss(?:es)?|old|before|indexation|senior|salary)\b|मकान|ज़मीन|जमीन|सोना/
