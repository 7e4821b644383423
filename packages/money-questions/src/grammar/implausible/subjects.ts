import { toPlainLetters } from '../to-plain-letters.ts'

/** Words by which calculators are not meant, or of which they know nothing. */
export interface NotFor {
  calculators: readonly string[]
  said: RegExp
}

const told = (pattern: string) => new RegExp(toPlainLetters(pattern))
const schemes = ['ppf', 'ssy', 'post-office', 'apy']

export const notFor: readonly NotFor[] = [
  // Who lives abroad is taxed by other rules, and may open none of these.
  {
    calculators: ['tax', 'tds', 'income-after-tax', 'salary-take-home', ...schemes],
    said: told('\\bnri\\b|\\bnon[- ]?residents?\\b|एनआरआई|अनिवासी|प्रवासी'),
  },
  { calculators: ['ppf', 'post-office'], said: /\bhuf\b/ },
  {
    calculators: ['ssy'],
    said: told(
      '\\b(?:son|sons|boy|boys|beta|bete|husband|brother|bhai|ladka|ladke|nephew|grandson)\\b|बेटे|बेटा|लड़के|लड़का|भाई|पति(?![\\u0900-\\u097f])',
    ),
  },
  // Interest that is counted once a year on what is still owed.
  {
    calculators: ['loan'],
    said: /\b(?:annual|annually|yearly) (?:reducing|rests?)\b|\b(?:reducing|rests?) (?:annually|yearly)\b|\bwith annual rests?\b/,
  },
  // Every two years.
  {
    calculators: ['compound-interest', 'fd', 'sip', 'effective-rate', 'rd'],
    said: /\bbiennial(?:ly)?\b|\b(?:once in|every|each) (?:two|three|four|five|2|3|4|5) years\b/,
  },
  // The rate before it is compounded, where the one after it is told.
  {
    calculators: ['effective-rate'],
    said: /\b(?:apr|nominal(?: rate)?) (?:for|of|from|equals?|if|when|given|with|to get) (?:an? |the )?(?:\d\S* ?%? )?(?:apy|effective)|\bwhat (?:apr|nominal)\b.*\b(?:apy|effective)\b|\beffective\b.*\bnominal(?: rate)?[ ?.]*$/,
  },
  // What is sold is no purchase, and an average that is wanted no number of shares.
  {
    calculators: ['stock-average'],
    said: told(
      '\\b(?:sell|sold|selling|becha|beche|bechi)\\b|बेचे|बेचा|\\b(?:for|to get|to make|want|wanted) (?:an? |the |my )?(?:average|avg)(?: (?:of|price|cost))* (?:rs |₹ ?)?\\d',
    ),
  },
  {
    calculators: ['impermanent-loss'],
    said: /\bfrom (?:rs |[$₹] ?)?\d[\d.,]*(?: ?\w+)? to (?:rs |[$₹] ?)?\d/,
  },
  { calculators: ['tax'], said: /\b(?:average|effective|marginal) (?:rate of )?(?:income )?tax/ },
  // The tax of a year is none of a month.
  {
    calculators: ['tax'],
    said: told(
      '(?<!\\d(?: ?(?:k|l|lakh|crore|thousand))? )\\bmonthly (?:income )?(?:tax|tds)\\b|\\b(?:tax|tds)(?: deduct(?:ed|ion)| payable| cut)? (?:per|a|every|each) month|\\bmonthly deduct|\\b(?:har mahine|mahine (?:ka|me|mein)|masik) (?:kitna )?(?:tax|tds)|(?:हर महीने|महीने का|मासिक) (?:कितना )?टैक्स',
    ),
  },
  // What was kept grows, and is no goal.
  {
    calculators: ['target-amount'],
    said: told('\\b(?:rakh[aei]|lagay[aei]|lagaye|daal[aei]|kept|was invested)\\b|रखा|रखे|लगाया|लगाए|डाले'),
  },
  { calculators: ['staking'], said: /\bapy\b/ },
  // Who retires with a corpus lives on it, and a share of a pay is no return.
  {
    calculators: ['sip'],
    said: /^(?!.*\bsip\b).*\bretire(?:d|s)? with\b|\d ?(?:%|percent) (?:(?:of it|is|are|gets?|i) )*(?:saved?|saves|saving|invested|given|donated|spent|kept|goes to)\b|\bsav(?:e|es|ing) \d[\d.]* ?(?:%|percent)(?! of)/,
  },
  {
    calculators: ['hra'],
    said: told('\\btax (?:lagega|dena|padega|kitna)|\\bkitna tax\\b|टैक्स (?:लगेगा|देना|कितना)|कितना टैक्स'),
  },
  { calculators: ['apy'], said: told('\\bsaal (?:ka|me|mein)\\b|\\bsal[ae]+na\\b|साल (?:का|में)|सालाना') },
  {
    calculators: ['arithmetic'],
    said: told('बेचने के (?:भाव|दाम) पर|\\bbechne ke (?:bhav|bhaav|daam) (?:par|pe)\\b'),
  },
  // A loan that is some years old has them beside those that are left.
  {
    calculators: ['loan', 'loan-part', 'outstanding'],
    said: /\b(?:ago|back)\b.*\byears? (?:left|remaining|to go)\b|\byears? (?:left|remaining)\b.*\b(?:ago|back)\b/,
  },
  // Of two rates the other one is asked.
  {
    calculators: ['flat-vs-reducing'],
    said: /\bflat (?:interest )?rate (?:if|when|for(?! \d+ ?(?:y|m))|given)\b|\b(?:what|which) flat\b|\bflat rate[ ?.]*$/,
  },
  {
    calculators: ['real-rate'],
    said: /\bnominal (?:return|rate)?[ ?.]*$|\bmust i earn\b|\b(?:what|was) inflation\b|\bto have an? .*real\b/,
  },
  { calculators: ['loan-apr'], said: /\bapr(?: (?:is|of|at))? \d[\d.]* ?%/ },
  {
    calculators: ['arithmetic'],
    said: told(
      '\\bpaid (?:rs )?\\d.*\\b(?:after saving|and saved)\\b|कितने प्रतिशत (?:बच|अच्छ|सही|गलत|खराब)|\\bkitne percent (?:galat|sahi|achh?e|kharab)',
    ),
  },
  {
    calculators: ['inflation'],
    said: /\bhow much (?:does|will|do|value) .*\blose|\b(?:car|bike|machine|laptop|phone)\b.*\blose/,
  },
  // What comes of a year is asked, and a month told, or all years.
  {
    calculators: ['loan', 'sip', 'fd', 'rd', 'inflation', 'compound-interest'],
    said: told(
      '(?:^|[a-z,] )(?<!kitne |kitni )(?:har (?:saal|sal)|(?:saal|sal) (?:me|mein|ki|ka|ke|bhar)) (?:kul )?(?:kitn\\w+|kist|emi|kharch)(?! \\d)|(?:^|[^\\d] )(?<!कितने )(?:हर )?साल (?:की|का|में|भर) (?:कुल )?(?:ईएमआई|किस्त|खर्च|ब्याज कितन|कितन)',
    ),
  },
  {
    calculators: ['loan'],
    said: /\bwhat (?:monthly )?payment\b.*\b(?:grows?|builds?|reach\w*|accumulat\w*|end up|becomes?)\b/,
  },
  { calculators: ['inflation'], said: /\bhave cost\b.*\bago\b/ },
  // What is left of a loan, and not what was paid.
  {
    calculators: ['loan-part', 'loan-prepayment'],
    said: told('\\b(?:rehte|reh gay\\w*|aur den[aei]|kis[ht]\\w* baa?ki|mahine baa?ki)\\b|रहते हैं|रह गए'),
  },
  // Other results than those that these calculators have.
  { calculators: ['bond'], said: /\b(?:duration|convexity|current yield|running yield)\b/ },
  { calculators: ['apy'], said: /\b(?:yearly|weekly|daily|a (?:year|week)|per (?:year|week))\b/ },
  {
    calculators: ['hra', 'brokerage', 'life-cover'],
    said: /\b(?:what|which|how many) percent|\bpercent(?:age)? (?:tax|of profit|profit)|\b(?:taxable|profit) percent|\bpercent taxable|\bstt only/,
  },
  {
    calculators: ['ssy', 'ppf', 'post-office', 'nps'],
    said: /\b(?:when(?!.*doubl)|how old|which (?:year|date|month)|maturity (?:date|year)|date of maturity)\b|\bkab\b(?!.*doubl)|कब(?!.*दोगुन)/,
  },
  {
    calculators: ['epf'],
    said: /\b(?:monthly|employees? share) (?:contribution|and employer)|\bcontribution (?:a|per) month/,
  },
  { calculators: ['gratuity'], said: /\b(?:tax on|gratuity tax(?! free)|taxable)\b/ },
  { calculators: ['loan-apr'], said: /\bdaily\b/ },
  {
    calculators: ['loan', 'education-loan'],
    said: /\b(?:during|while) (?:the )?(?:stud\w+|course)|moratorium/,
  },
  { calculators: ['balance-transfer'], said: /\bbreak ?-?even|\btotal (?:fees?|cost)/ },
  { calculators: ['staking', 'impermanent-loss'], said: /\bin (?:dollars|rupees|usd|inr|rs)\b/ },
  { calculators: ['loan-eligibility'], said: /\b(?:house|home|property|flat) (?:price|worth|value|cost)/ },
  // An income that is wanted is no deposit.
  {
    calculators: ['post-office'],
    said: /\bpo?mis\b.*\d(?: (?:k|hazar))? (?:a|per|every|har) (?:month|mahine)\b/,
  },
  {
    calculators: ['life-cover'],
    said: /\b(?:spent|spend\w*|expenses?|costs?) (?:on|for|of) (?:the |my |our )?(?:family|wife|children|kids)/,
  },
  { calculators: ['education-loan'], said: /\binterest (?:is )?paid (?:during|while)/ },
  // What is left is told, and not by how much it falls.
  { calculators: ['impermanent-loss', 'step-up-sip'], said: /\bto \d[\d.]* ?%/ },
  // The number of a year, or how many amounts there are, is no amount itself.
  { calculators: ['npv-irr'], said: /\b(?:in|on|at) year \d|\b\d+ (?:cash ?)?flows?\b/ },
  {
    calculators: ['arithmetic'],
    said: /\b(?:mean|average|sum|total) of \d+ values?\b/,
  },
  {
    calculators: ['stock-average'],
    said: /\b(?:worth|nav) (?:rs |₹ ?)?\d|\d worth\b|\bfor (?:rs |₹ ?)?\d.*\bfor (?:rs |₹ ?)?\d/,
  },
  // What becomes of an investment, and not what a goal needs.
  {
    calculators: ['target-amount'],
    said: /\b(?:invested|real value|today s worth|lagaya|lagaye)\b|\btoday'?s worth/,
  },
  // Interest that is paid out earns none.
  {
    calculators: ['fd', 'compound-interest'],
    said: /\b(?:interest|byaj) (?:is )?(?:taken out|received|paid out|withdrawn|out) (?:monthly|quarterly|every|each|har)/,
  },
  // An amount of coins is none of rupees.
  {
    calculators: ['tax', 'gain-after-tax', 'crypto-profit'],
    said: /\b(?:profit|gains?|loss|income|munafa) (?:of )?\d[\d.]* ?(?:usdt|usdc|btc|bitcoins?|eth|ethers?|sol|bnb|coins?|tokens?)\b/,
  },
]

/** Simple and compound interest are both asked. */
export const twoInterests =
  /\b(?:ci|compound(?: interest)?) (?:and|&|aur|plus) (?:si|simple(?: interest)?)\b|\b(?:si|simple(?: interest)?) (?:and|&|aur|plus) (?:ci|compound(?: interest)?)\b/
/** How old somebody is. */
export const agesTold = told(
  '\\b(?:aged?|umar|umr)(?: (?:of|is|hai))? (\\d\\d)\\b|\\b(\\d\\d)[ -](?:years?|yrs?)[ -]olds?\\b|\\b(\\d\\d) (?:saal|sal|साल|वर्ष) (?:ka|ke|ki|का|के|की)(?= |$)(?! (?:fd|rd|loan|emi|liye|time|baad))',
)
export const childTold = told('\\b(?:child|minor|kid|baby|bachch?[ae])\\b|बच्च|नाबालिग')
/** A loan is paid back before its end. */
export const endsEarly =
  /\b(?:clos(?:e|ed|ing)|foreclos\w*|pay ?off|settle\w*|preclos\w*|how much (?:is )?(?:left )?to pay after|kis[ht]\w* (?:baki|baaki)|baad kitna (?:dena|bharna|chukana))\b/
/** All that was paid in. */
export const paidInAsked =
  /\btotal (?:amount )?(?:invested|investment|deposited|contribut(?:ed|ions?)|paid in)\b/
/** All that was drawn. */
export const drawnAsked =
  /\b(?:take|took|taken|drawn?|withdr\w+)\b.*\b(?:in total|in all|altogether)\b|\btotal (?:withdrawals?|withdrawn|drawn)\b|\bkul kitna nikal\w*|\bin total\b.*\b(?:take|took|withdr\w+)/
