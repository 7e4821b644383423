import { amountsIn } from '../rephrasings/rephrasing.ts'

/** An amount comes every month. */
export const monthTold =
  /\b(?:month\w*|mahin\w*|mahina|pm|p ?\.? ?m|maah|every|each|emi of|emi)\b|महीन\S*|माह|मासिक|ईएमआई/
/** Interest is added to what earns it. */
export const compounded = /compound|chakra|चक्र|cagr|\bci\b|quarterly|half ?yearly|monthly/
/** An amount comes once, and not again and again. */
export const onceTold =
  /\b(?:one[ -]?time|only once|just once|lump ?sum|single (?:deposit|payment|premium|instal\w*)|ek (?:baar|bar|mushth?)(?: me| mein)?)\b|एक ?(?:बार|मुश्त)/
/** So much is paid or got for so many months: in each of them, and not at their end. */
export const forSoLong =
  /\b(?:pay\w*|paid|repay\w*|get|gets|got|getting|receiv\w*) (?:rs |₹ ?)?\d[\d.]*(?: ?(?:k|lakh|crore|hazar))? for \d[\d.]* (?:months?|years?)\b|\b(?:with|if) (?:rs |₹ ?)?\d[\d.]*(?: ?(?:k|lakh|crore|hazar))? for \d+ months?\b|\b(?:put(?:ting)?(?: in)?|giv\w+|gave|deposit\w*) (?:rs |₹ ?)?\d[\d.]*(?: ?(?:k|lakh|crore|hazar))? for \d+ months\b|(?:\d|lakh|crore|k) ?[x×*] ?\d{1,3}(?![\d.]| ?(?:lakh|crore|k)\b)|\d \d+ (?:mahine|mahino) tak\b|\b(?:lagaya|lagaye|daale|dala|diye|bhare|dene) \d+ mahine\b(?! (?:baad|pehle|me|mein))|\d \d+ महीने तक/
/** Whoever saves an amount until he has another pays it in again and again. */
export const savingUp =
  /\b(?:sav(?:e|es|ing)|put(?:s|ting)? (?:aside|in|by)|setting? aside|jod\w*|bacha\w*)\b|बचा\S*|जोड़\S*/

/** The amounts that are got again and again, and not paid in. */
export const receivedEachTime = amountsIn(
  '\\b(?:needs?|wants?|expect(?:s|ing)?|pays me|gives? me|return) <A> (?:monthly|(?:every|per|each|a) month)\\b(?! (?:sip|rd|deposit|saving|investment|emi|invest))|\\b(?:receiv(?:e|es|ing)|gets?|getting|withdraw(?:s|ing)?|draw) <A> (?:every|per|each|a) (?:month|year)\\b|\\bhar mahine <A> (?:chahiye|mile\\w*|paane|nikal\\w*)\\b|हर महीने <A> (?:चाहिए|मिले\\S*)',
)

const numbersIn = (pattern: RegExp, said: string): number[] =>
  [...said.matchAll(pattern)].map(([, ...written]) => Number(written.find(Boolean)))

/** How often the interest of a rate is counted, before or behind it: its number is no rate of a year. */
const ofEach =
  /\b(?:monthly|quarterly|half yearly|weekly|daily) (?:(?:interest|rate|returns?|gain|of) )*(\d[\d.]*) ?%|(?:mahine ka|महीने का) (?:byaj|ब्याज) (\d[\d.]*) ?%|(\d[\d.]*) ?% (?:monthly|quarterly) interest|(\d[\d.]*) ?% (?:weekly|daily|(?:per|a|every|each) (?:week|day))/g
/** Rates beside a word for how often they are counted. */
export const ratesOfEach = (said: string): number[] => numbersIn(ofEach, said)
/** Every year. */
export const yearTold = /\b(?:year\w*|annual\w*|annum|p ?a|apr|saal\w*)\b|साल/

const aside =
  /\b(\d+)[ -]years?[ -]olds?\b|\b(?:is|are) (\d+) years? old\b|\b(?:job|company|experience|service|working|customer|married|employed|business)\w*(?: (?:of|for|since|is))* (\d+) (?:years?|yrs?)\b|\b(\d+) (?:years?|yrs?) (?:gone|degree|experience|job|service)\b|\bopened (\d+) years? ago|(\d+) saal (?:purani|purana|purane)\b|\b(?:beta|beti|bachcha|son|daughter) (\d+) saal (?:ka|ki)\b|(\d+) साल पुरान|(?:बेटा|बेटी|बच्चा) (\d+) साल (?:का|की)/g
const past = /\b(\d+) (?:years?|yrs?) (?:ago|back)\b|\btaken (\d+) years?\b/g
/** Years that are no time of a plan: how old something is, how long somebody has a job. */
export const yearsAside = (said: string): number[] => numbersIn(aside, said)
/** Years that are over. */
export const yearsPast = (said: string): number[] => numbersIn(past, said)
/** From which age to which. */
export const agesFromTo = /\bage (\d\d)(?: years)? to (\d\d)\b/
/** Of money that is kept as it is, what it buys is asked, and not what it costs later. */
export const keptAsItIs =
  /\b(?:in cash|idle|under the mattress|is worth|will be worth|in a locker)\b|\b(?:will|can|does) .*\bbuy\b|\btoday[ ?.]*$/
/** What is put aside comes every year, or every few months. */
export const paidEachYear =
  /\b(?:put|puts|putting|invest\w*|sav(?:e|es|ing)|deposit\w*)\b(?:(?!compound|interest|%|grow|return).)*\b(?:every year|each year|once a year|annually|yearly|every (?:6|six|3|three) months)\b(?! (?:return|rate|growth|interest|gain))/
/** A year's deposit is paid at its end. */
export const paidAtEndOfYear =
  /\b(?:at|by) the end of (?:each|every|the) (?:financial )?year\b|\bend of (?:each|every) year\b/
/** A percentage is said to be of each month. */
export const rateOfMonthTold = /(\d[\d.]*) ?% (?:monthly|per month|a month|every month)\b/
