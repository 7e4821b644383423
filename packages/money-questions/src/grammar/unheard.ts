import type { Concept } from './concepts.ts'
import { toPlainLetters } from './to-plain-letters.ts'

/** How often something comes, by the concept that says it. */
export const periods: Readonly<Partial<Record<Concept, 'month' | 'year' | 'other'>>> = {
  monthly: 'month',
  yearly: 'year',
  daily: 'other',
  weekly: 'other',
  fortnightly: 'other',
  quarterly: 'other',
  half: 'other',
}

/** Figures of an answer that come once a month. */
export const aMonth: ReadonlySet<string> = new Set([
  'emi',
  'newEmi',
  'monthlyInvestment',
  'monthlyWithdrawal',
  'requiredMonthlyInvestment',
])

const words = (text: string): ReadonlySet<string> => new Set(toPlainLetters(text).trim().split(/\s+/))

/** What asks for a percentage, where no number stands with it. */
export const shareWords = words('percent percentage pct % pratishat प्रतिशत फीसदी ratio proportion')

/** What asks for a mean, where it is said of no number. */
export const meanWords = words('average avg averaged averages ausat ausatan औसत औसतन')

/** What asks how many times as much something is. */
export const multiples = /\bhow many times\b|\bkitne? ?(?:guna|gune|gunaa)\b|कितने गुना|कितना गुना/

/** What asks for no figure at all. */
export const yesOrNo =
  /^(?:will|would|can|is|does|do|are) (?:it|that|this|i|we|they|my money) (?:be )?(?:reach|enough|sufficient|suffice|exceed|cross)|\b(?:is|will) (?:it|that|this) (?:be )?(?:enough|sufficient)\b|\bkaafi (?:hai|hoga|honge|hogi)\b|\bkafi (?:hai|hoga|honge|hogi)\b|काफी है|काफी होगा/

/** What asks for all that goes back to whoever lent it. */
export const givingBack = /\b(?:back|return|wapas|wapis|vapas|vapis|lauta\w*|lota\w*)\b|वापस|लौटा/

/** What says that a time after an answer is a part of the plan: what came to pass by then, and no other plan. */
export const ofPart =
  /\b(?:after|past|first|last|initial|so far|till then|by then|paid|chuka|chuke|chuki|bhar|baad|already|completed|done|remaining|due|aakhri|akhri|pehle|pahle)\b|बाद|पहले|चुका|चुके|आखिरी/

/** What asks for a later amount in the money of today. */
export const inToday =
  /\b(?:worth|value|valued|equal to|equals|equivalent|money|rupees|terms|prices?) (?:of |in |to |as of )?(?:today|now|todays|current|present)(?! \d)\b|\b(?:today|todays|today s|present|current) (?:worth|value|money|rupees|terms|prices?|purchasing)\b|\baaj ke kitn[ei]\b|\baaj (?:ki|ke|ka) (?:value|kimat|keemat|hisaab|hisab|paise|rupaye|rupay)|आज (?:की|के|का) (?:कीमत|मूल्य|हिसाब|पैसे|रुपये|रुपए)/

/** What looks for the amount that a change or a share is of. */
export const looksForFirst =
  /^find the (?:earlier|previous|former) |\bpaid (?:rs |₹ ?)?\d\S*(?: k| lakh)? with [^,]*\boff\b|\b(?:of|on|than|to|from|off) (?:what|which)\b(?! (?:percent|percentage|%|single|one))|\b(?:what|which|kis|kaunsi|kitne) (?:\w+ ){0,8}(?:gives|give|gave|becomes|become|became|makes|made|equals|results in|resulted in|ban jaye|ban jata|ho jaye) (?:rs |inr |₹ ?)?[\d,.]+|\b(?:kis|kisme|kismein|kisko) (?:number |amount |sankhya |rakam |me |mein |ka |ke |ki |se |par |pe )|किस (?:संख्या|रकम|राशि|में|का|के|की|से|पर)/

/** A percentage whose part is told: "the 2 % commission was 8,000" is no 2 % of 8,000. */
export const partIsTold =
  /\b(?:commission|brokerage|tip|fees?|charges?|duty|gst|tax|vat|discount|cashback|hike|increment|raise|bonus|saved)(?: (?:of|at))?(?: [\d.]+ ?%)? (?:was|were|came to|comes to) (?:rs |₹ ?)?\d[\d.,]*(?![\d.,]* ?(?:%|percent))|\bsaved? (?:me |us )?(?:rs |₹ ?)?\d[\d.,]*(?![\d.,]* ?(?:%|percent))|\bhow much did i (?:put|invest)\b|\bboth sides\b/

/** A percentage that is in the figure already, and what was there without it is asked. */
export const formerAsked =
  /\b(?:after|with|made|makes|net|includ\w+|baad|saath|samet|cut|up|down|more than|less than)\b.*\b(?:tag|last year|bare|gross|lagat|food|principal|initial|start|originally|what was it|previous|earlier)(?: price| amount| rent| salary)?(?: tha| thi| kitn\w+| th\w+)*[ ?.]*$/

/** A percentage that is added. */
export const onTop =
  /(?<!% ?)\+ ?[\d.]+ ?%|\b(?:add(?:ed|s)?|charges?) [\d.]+ ?%|[\d.]+ ?% (?:added|making|delivery|charges?|extra)\b|\b(?:fees?|surge) (?:of )?[\d.]+ ?%|[\d.]+ ?% surge\b/

/** What says that an amount is the tax, and not what is taxed. */
export const taxTold =
  /\b(?:what|which|how much|kitni) (?:salary|income|ctc|package) (?:gives?|would|has|attracts|for|means|makes|needed|par)\b|\b(?:paid|diya|bhara|deducted|kata|kati) (?:rs |inr |₹ ?)?[\d,.]+|\btax(?: on crypto)?(?: was| of| is)? (?:rs )?\d\S*(?: k| lakh)?[ ,.;?]*(?:crypto )?(?:profit|gain)[ ?.]*$|\b(?:gain|profit) to have\b|\b(?:means|implies) (?:an? |the )?(?:profit|gain)\b|\btax (?:paid|diya|bhara|of|was|is|tha|hai) (?:rs |inr |₹ ?)?[\d,.]+|\b(?:what|how much|kitna|kitni) (?:was |is |were |the |my |crypto |total )*(?:gain|gains|profit|munafa|fayda)\b(?!.*\btax\b)|\b(?:gain|profit|munafa|fayda) (?:kitna|kitni|how much|what)\b(?!.*\btax\b)/

/** What asks for the interest after a prepayment, and not for what it saves. */
export const interestLeft =
  /\b(?:total|new|remaining|revised|final|overall|kul|now) (?:the )?(?:interest|byaj|sood)\b|\b(?:interest|byaj) (?:payable|now|left|remaining|to pay|to be paid|will i pay|do i pay|dena|kitna dena|bachta|baki)\b|कुल ब्याज/

/** What asks for a change itself, and not for what it makes of the amount. */
export const changeItself =
  /\b(?:hike|raise|increase|increment|rise|decrease|reduction|fall|drop|cut|growth|badhotri|badhotari|appraisal) (?:amount|value|in (?:rs|rupees|amount|money)|kitni|kitna|kitne)\b|\b(?:amount|value|size) of (?:the )?(?:hike|raise|increase|increment|rise|decrease|reduction|fall|drop|cut)\b|\bhow (?:much|big) (?:is |was |will be )?(?:the |my )?(?:hike|raise|increase|increment|rise|decrease|reduction|fall|drop|cut)\b|\bkitn[aei] (?:rupay |rupaye |rs |ki )?(?:badha|badhi|badhe|badhega|badhegi|badhenge|ghata|ghati|ghatega|ghategi|badhotri|hike|increment|kam hua|kam hui)\b|कितन[ाेी] (?:बढ़|बढ|घट|कम हु)/

/** What asks for the return of all years, and not for that of each. */
export const inAll =
  /\b(?:total|overall|absolute|cumulative|whole|entire|kul|holding period|point to point) (?:percent |percentage |% )?(?:returns?|gains?|growth|profit|roi|munafa|munafe|fayda|faida)\b|\b(?:total|kul) percent(?:age)? (?:munafa|fayda|faida)\b|कुल (?:रिटर्न|लाभ|मुनाफा|फायदा)/

/** What says that a rate is that of rewards, which are staked again as often as somebody says. */
export const stakedAtApr = /\bstak(?:e|ed|ing)\b(?=.*\bapr\b)|\bapr\b(?=.*\bstak(?:e|ed|ing)\b)/

/** A figure asked for in percent, where it is an amount. */
export const inPercent =
  /\b(?:in|as an?) (?:percent|percentage|%)|(?:^|[,.?;] |\b(?:total|what|years?) )percent(?:age)? (?:growth|gain|returns?|increase)|\b(?:increase|growth|gain|rise) in (?:percent|%)/

/** Words beside which an amount, a rate and a time can be nothing but what is there at first, and how it grows. */
export const plainlyGrowing: ReadonlySet<string> = new Set(
  toPlainLetters(`
    a an the at for in of on over after by with and per pa p annum year years yr yrs month months rs inr rupees rupee percent rate interest
    i my me we what how much will would is it s get be become becomes grow grows from have has keep put planning start end time aaj baad hain if do does please calculate find tell value amount to kitna kitni kitne hoga hogi
    honge kya hai ka ki ke ko se pe par me mein mera mere saal sal mahine mahina byaj dar salana yearly annual annually rupaye rupay
    का की के को से पर में है होगा होगी होंगे कितना कितनी कितने क्या साल महीने ब्याज दर सालाना वार्षिक रुपये रुपए लंपसम लम्पसम मुझे हैं लगाने बाद
  `)
    .trim()
    .split(/\s+/),
)

/** What asks for a number of things, or for one of them, where a rule would multiply or share out what is told. */
export const otherSharing =
  /\bfor (?:rs |₹ ?)?\d+ (?:rupees )?how many\b|\bhow many (?:[a-z]+ )?(?:for|(?:do|can) i (?:get|buy)|with)\b|[,;:?] (?:(?:price|cost|rate) )?(?:per|each) \w+ (?:price|cost|rate)\b|\b(?:kgs?|kilos?|lit\w+)\b.*\bper \d+ ?(?:g|gms?|grams?|ml)\b|\b(?:gst|tax) on each of \d|\bper (?:person|head) on\b|\b(?:cp|sp|cost|cost price|selling price) of \d+ (?:items |articles )?(?:=|equals|is equal to)|\boff (?:per|on every|for every|on each)\b/
