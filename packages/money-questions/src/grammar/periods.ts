const words = (list: string): ReadonlySet<string> => new Set(list.split(' '))

/** What comes every month, beside an amount. */
export const monthlyWords = words(
  'monthly pm mahine mahina महीने महीना masik मासिक प्रतिमाह permonth montly mnthly',
)
/** What comes every year, right after an amount. */
export const yearlyWords = words('yearly annually varshik pa salana saalana सालाना वार्षिक')
/** What comes every year, before what is paid in: "yearly deposit of 60000". */
export const yearlyBefore = words('yearly annual varshik salana saalana सालाना वार्षिक')
/** What comes every month or year is called so: "yearly rent". */
export const namesOfAmounts = words(
  'deposit deposits contribution investment saving savings basic basis da hra rent pay wage wages salary income expense expenses expenditure spend spending emi pension ctc package premium withdrawal निवेश जमा किराया वेतन आय खर्च आमदनी kiraya vetan aamdani aamdan kharch kharcha',
)
export const dailyWords = words('daily rozana')
export const weeklyWords = words('weekly')
export const fortnightlyWords = words('fortnightly')
export const quarterlyWords = words('quarterly')
/** What makes "quarterly" say how interest is added, not how an amount is paid. */
export const compoundingWords = words('compounding compounded compound')

/** What a deposit pays: "30 lakh, quarterly interest" is deposited once. */
export const paidWords = words('interest payout byaj ब्याज')

/** Words before a unit of time that say how often an amount comes: "a month", "har saal". */
export const oftenWords = words('per a an every each har prati हर प्रति the in')
/** Words before a unit of time that say over how long a rate is counted: "2 % a month". */
export const rateWords = words('per a every each har prati प्रति')
/** What says by itself that a rate is counted per month. */
export const rateMonthWords = words('pm mahina mahine महीना')

/** Words for what becomes more or less every year. */
export const changing =
  /^(?:step|badh|increas|rais|top|hik|grow|बढ|fall|drop|los[et]|depreci|declin|decreas|shrink|ghat|gir[aet]|kam$|घट|गिर|कम$)/

/** Words that may stand between an amount and how often it comes: "5000 ki sip monthly". */
export const beforeOften = words('ki ka in sip')
/** Words that may stand between "monthly" and its amount. */
export const afterOften = words(
  'basic basis da hra last drawn my gross net kiraya vetan aamdani kharcha किराया वेतन आय खर्च आमदनी की का के में me mein bhar भर rent pay wage wages ctc package sip investment invest investing of withdrawal withdrawals withdraw saving savings save amount installment expenses expense payment is are rs ki ka ke main mai i deposit contribution the expenditure spend spending kharch emi salary income pension about around will be now rupees ₹ inr mutual fund a',
)

/** Right before "yearly", they say that a rate or interest is. */
export const ofRate = words(
  '% percent pa interest byaj return returns rate compounded compounding compound ब्याज रिटर्न प्रतिशत',
)
