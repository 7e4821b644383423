/** What stands before one of a currency: "a dollar", "per USD", "ek dollar". */
export const oneOf: ReadonlySet<string> = new Set(
  '1 a an one ek per each every har prati / एक हर प्रति'.split(' '),
)

/** What stands before a rate. */
export const beforeRate: ReadonlySet<string> = new Set('at @ rate being'.split(' '))

/** What stands after a rate and its currency, as in "85 rupaye ke hisaab se". */
export const afterRate: ReadonlySet<string> = new Set(
  'rate hisaab hisab bhav bhaav dar daam each रेट हिसाब भाव दर'.split(' '),
)

/** Words between one of a currency and what it costs, and between a rate and what says that it is one. */
export const betweenRate: ReadonlySet<string> = new Set(
  'is was are = equals equal to costs cost for buys buy gives gets get worth exactly of about : , ka ke ki ko me mein hai ho hoga hota milta mile agar if assume say suppose का की के को में है हो'.split(
    ' ',
  ),
)

/** The only words around two amounts of which neither is said to be the rate: "500 usd to inr 83.5". */
export const plainExchange: ReadonlySet<string> = new Set(
  'convert change in to into = is how much many what ? , . ₹ $ € £'.split(' '),
)

/** What may stand around one amount that is to be converted at the rate of the day; any other word may change its meaning. */
export const dayExchange: ReadonlySet<string> = new Set(
  `what s whats please kindly tell me show give can you i have today now currently current rate rates exchange at the of day worth
  value equal equals equivalent amount price would will be get do does there are by as per
  kitne kitna kitni hote hota hoti hain hai ho hoga honge hogi banenge banta milenge milega me mein ka ke ki ko batao bata do
  karo badlo badal aaj abhi daam bhav
  कितने कितना कितनी होते होता हैं है होगा होंगे में का के की को बताओ बताइए करो बदलो आज अभी मिलेंगे`.split(/\s+/),
)

/** What makes another question of an exchange: a fee, a rate that moves, a payment that comes again. */
export const beyondExchange =
  'fee, fees, charge, charges, commission, margin, markup, spread, tax, gst, tcs, goes up, go up, goes down, go down, rises, rise, falls, fall, strengthens, weakens, appreciates, depreciates, every month, each month, per month, a month, monthly, every year, yearly, then, profit, loss, plus, minus, less, more, half, and back, difference, compare, better, or'

/** Hundredths of a rupee, and of other currencies. */
export const paise: ReadonlySet<string> = new Set('paise paisa paisas पैसे पैसा'.split(' '))
export const cents: ReadonlySet<string> = new Set('cent cents'.split(' '))

/** What asks by how many percent a rate moved. */
export const percentWords: ReadonlySet<string> = new Set('percent percentage % pratishat प्रतिशत'.split(' '))
