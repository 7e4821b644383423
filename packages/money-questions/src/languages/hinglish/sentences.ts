import type { Phrases } from '../phrases.ts'

/** Sentences that belong to no single kind of question, in Hinglish. */
export const sentences: Phrases['sentences'] = {
  help: 'Main aise sawaalon ke jawab deta hoon: "50 lakh par 8.5 % se 20 saal ki EMI", "10,000 mahine ki SIP 12 % par 15 saal", "2 lakh ki FD 7 % par 5 saal", ya "2400 ka 15 %".',
  assumed: '*Maana gaya: {what}.*',
  endless:
    '{principal} {annualRatePercent} salana rate par har mahine {monthlyWithdrawal} dete hain aur kabhi khatam nahin hote: return hi kaafi hai.',
  withoutRefused: '*Aapne pehle jo kuch kaha, usmein se ek baat samajh nahin aayi aur ismein nahin hai.*',
  lastsLonger:
    '{principal} par {annualRatePercent} saalana return se {monthlyWithdrawal} mahina **{monthsPaid}** se zyada chalega; tab {finalBalance} bache honge.',
  noAnswer:
    'Yeh main nahin nikaal sakta: formula yeh figures nahin leta, ya uska koi value aapka maanga nateeja nahin deta.',
  noGrowth:
    '{annualRatePercent} saalana rate par paisa badhta nahin, isliye woh kabhi apne se zyada nahin hota: iska koi jawab nahin hai.',
  emiTooSmall:
    '{emi} ki EMI se {annualRatePercent} saalana rate par {principal} kabhi nahin chukenge: pehle mahine ka byaj hi {interest} hai.',
  emisTooFew:
    '{years} tak {emi} ki kiston se kul {paid} bante hain, jo {principal} ke loan se kam hai: 0 % ya usse upar ki koi rate aisa nahin deti.',
  noWithdrawal:
    '0 % withdrawal rate par koi bhi rakam kaafi nahin, kyunki kuchh bhi nikaala nahin ja sakta: iska koi jawab nahin hai.',
  risingTarget:
    'Jo aaj {amount} ka hai woh {years} mein **{futureCost}** ka hoga, jahan daam har saal {annualRatePercent} badhte hain.',
  todaysMoney:
    'Aaj ke paison mein yeh **{worth}** hai, agar mehngai {annualRatePercent} saalana ho: {years} baad ke {amount} se utna hi milega.',
  orLoan: 'Agar yeh loan hai: isi rate aur samay par EMI **{emi}** mahine ki hai.',
  withFee: 'Processing fee milakar aap kul **{total}** dete hain.',
  feeApart: '{fee} ki processing fee ek baar di jaati hai aur EMI ka hissa nahin hai.',
  downPayment: '{paid} down payment ke baad {price} mein se {borrowed} ka loan hai.',
  inOrder: '*Jis kram mein poochha gaya, usi mein liya: {what}.*',
  averageOf: '{list} ka average',
  sumOf: '{list} ka jod',
  percentOf: '{whole} ka {percent}',
}

/** What is asked back. */
export const askBack: Phrases['askBack'] = {
  oneFigure: '{name} kya hai? Jaise {example}.',
  moreFigures: 'Hisaab ke liye mujhe aur jaanna hai:',
  whichWay: 'Ise ek se zyada tarah se samjha ja sakta hai. Aapka matlab kya hai?',
  whichFigure:
    'Yahan {words} se kaun sa figure poocha gaya hai, yeh main nahin samjha. Inmein se kaun sa chahiye?',
  unknownWords:
    'Yahan {words} ka matlab main nahin samjha. Kripya seedhe figures ke saath ek hi hisaab poochhein.',
  doubtfulWords:
    'Yahan {words} ka matlab main nahin jaanta, isliye pakka nahin keh sakta. Agar isse kuch nahin badalta, to "haan" kahein. Tab jawab yeh hoga:',
  takeHome:
    'Haath mein kitna aayega, yeh provident fund aur doosri katautiyon par bhi nirbhar hai, jo mujhe maloom nahin.',
  newFigure: 'Kripya naya figure bataayein, yeh nahin ki kitna badalta hai.',
  differenceOfWhat:
    'Kismein farq? Koi aisa figure bataayein jo donon jawaabon mein hai, jaise "pehle se kitni kam EMI".',
  noneBefore:
    'Kisse compare karna hai? Isse pehle aisa kuchh aur nahin nikaala gaya. Pehle koi figure badlein, jaise "8 % par".',
  differentlyMeant: 'Ise ek se zyada tarah se samjha ja sakta hai. Bataiye ki percent kis rakam ka hai.',
  otherMeasure: 'Dono ko ek hi naap mein bataiye: kilo ka daam kilo ke saath, dozen ka dozen ke saath.',
  ratesOfYears:
    'Kya har saal ka apna rate hai, ya yeh alag-alag cases hain? Inki tulna ho sakti hai: kripya har ek ko uske samay ke saath poochhein.',
  rateOfYear:
    'Kya yeh saalana rate hai? Kripya ise saalana bataayein, jaise "8 % saalana"; yahan main aur kisi tarah se nahin ginta.',
  extraHowOften:
    'Extra rakam kitni baar di jaayegi? Main har mahine ya har saal ki ek hi rakam se ginta hoon.',
  whatChanges: 'Kya badalna hai, yeh main nahin samjha.',
  whichOfPurchase: 'Yeh keemat hai, down payment hai ya loan? Kripya saare figures ke saath poochhein.',
  downPaymentOrRate: 'Yeh down payment hai ya byaj rate? Kripya saare figures ke saath poochhein.',
  chargeOnTopOrIn: 'Tax price mein pehle se shaamil hai, ya upar se lagta hai?',
  partOfPrice: 'Aap kya jaanna chahte hain: bina tax ka price, ya usmein kitna tax hai?',
  marginOfWhat:
    'Margin selling price ka hissa hai ya cost ka? Kripya "margin on selling price" ya "markup on cost" kahein.',
  intoWhich: '{amount} ko kis currency mein badalna hai?',
  whichCurrency: '{word} kai deshon ki currency hai. Aapka matlab kis se hai?',
  flows:
    'XIRR ke liye har rakam ki poori tareekh chahiye, aur yeh ki rakam jama hui ya mili. Jaise: "xirr: invested 100000 on 1 Jan 2023, received 150000 on 1 Jan 2025".',
  noFlowRate: 'Aisi koi rate nahin hai jis par ye payment barabar ho jaayein.',
  arbitrage: 'Kripya {missing} bataayein. Jaise: "arbitrage with odds 2.1 and 2.05, total stake 100".',
  odds: 'sabhi nateejon ke decimal bhaav (odds)',
  stake: 'kul stake',
  noExchangeRate:
    'Din ki exchange rates abhi nahin padhi ja sakin, ya unmein yeh jodi nahin hai. Kis rate par? Jaise: "83.5 ki rate se".',
  exchangeRate:
    'Kis exchange rate par? Jaise: "83.5 ki rate se". Currency converter din ki rates jaanta hai.',
}

/** What to choose from, each a whole next question. */
export const ways = {
  reading: '{name}: {find}',
  readingWith: '{name}: {find} ({figures})',
  into: '{amount} {currency} mein',
  extraMonthly: 'Har mahine utna hi',
  extraYearly: 'Har saal utna hi',
  takeHomePay: 'Haath mein jo milta hai, provident fund ke saath',
  afterTaxAlone: 'Sirf income tax ke baad jo bachta hai',
  changesNothing: 'Haan, isse kuchh nahin badalta',
  chargeIn: 'Price mein shaamil hai: uske bina price',
  taxIn: 'Price mein shaamil hai: tax kitna hai',
  taxOnTop: 'Upar se lagta hai: tax kitna hai',
  priceWithout: 'Bina tax ka price',
  taxPart: 'Price mein tax',
  chargeOnTop: 'Upar se lagta hai: uske saath price',
  onSellingPrice: 'Selling price par margin',
  onCost: 'Cost par markup',
  price: 'Yeh price hai: {amount}, jismein {paid} down payment hai',
  downPayment: 'Yeh down payment hai: {amount}',
  loan: 'Yeh loan hai: {amount}',
  downPaymentShare: 'Yeh down payment hai: {percent}',
  rate: 'Yeh salana rate hai: {percent}',
}

/** Examples of an answer to what is asked back, by the kind of figure. */
export const examples: Phrases['examples'] = {
  percent: '"8 % par"',
  years: '"10 saal ke liye"',
  months: '"2 saal baad"',
  money: '"5 lakh"',
  'money-a-month': '"10,000 mahina"',
  'money-a-year': '"50,000 salana"',
  'money-a-period': '"1,000 har hafte"',
  age: '"main 30 saal ka hoon" ya "60 mein retire"',
  year: '"FY 2025-26"',
  span: '"pehle saal mein"',
  number: 'koi number',
}

/** Refusals, each with its reason. */
export const refusals: Phrases['refusals'] = {
  advice: 'Main hisaab karta hoon; salaah ya khabrein nahin deta.',
  noFigures: 'In figures se kya nikaalna hai, yeh main nahin samjha.',
  notComputable: 'Yeh hisaab main nahin kar sakta.',
  notUnderstood: 'Yeh main nahin samjha.',
  currencies: 'Ek se zyada currencies ki rakmein main ek saath nahin jod sakta.',
  beyond: '{what}: yeh hisaab main abhi nahin kar sakta.',
}

/** What is beyond every calculator here. */
export const beyond: Phrases['beyond'] = {
  differences: 'do schemes ka farq',
  recurringDeposits: 'recurring jama (RD) ka yeh sawaal',
  ppf: 'PPF ka yeh sawaal',
  scheme: 'is scheme ka yeh sawaal',
  specialLoans: 'khaas sharton wale loan',
  flatRateWords: 'in shabdon mein bataaya gaya flat rate ka loan',
  flatRateMore: 'flat rate ke loan ki tulna aur samay se pehle payment',
  changingRates: 'beech mein badalne wali rates',
  afterTaxes: 'tax aur fee ke baad ka return',
  otherTaxes: 'Indian income tax ke baahar ke tax',
  notMonthly: 'jo rakmein monthly nahin hain',
  otherCurrency: 'sawaal se alag currency mein rakam',
  singlePeriods: 'kisi scheme ka ek mahina ya saal',
  continuous: 'lagataar compound',
  payouts: 'beech mein payment karne wali jama',
  severalPlans: 'ek saath kai schemes ya log',
  partOfTax: 'income tax ka yeh hissa',
  news: 'bhaav aur doosri khabrein',
}

/** What was taken for granted. */
export const assumptions: Phrases['assumptions'] = {
  figure: '{name} {value}',
  financialYear: 'FY {year}',
  nominal: 'har mahine ke liye salana rate ka baarahvaan hissa',
  yearly: 'byaj saal mein ek baar judta hai',
  compound: 'compound byaj',
  below60: 'umar 60 se kam',
}

/** How often interest is added, as sentences have it. */
export const options: Phrases['options'] = {
  monthly: 'har mahine',
  daily: 'har din',
  weekly: 'har hafte',
  fortnightly: 'har do hafte',
  quarterly: 'har timahi',
  'half-yearly': 'har chhamahi',
  'New regime': 'nayi regime',
  'Old regime': 'purani regime',
  'The same in both': 'kisi',
  yearly: 'har saal',
  nominal: 'saalana rate ÷ 12',
}

/** An amount in parts. */
export const sums: Phrases['sums'] = {
  inRatio: '{amount} ko {ratio} ke anupat mein baantne par: {parts}.',
}

/** Two or more plans side by side. */
export const comparison: Phrases['comparison'] = {
  of: 'Tulna: {find}.',
  line: '- {what}: **{value}**',
  firstHigher: 'Pehla {difference} zyada hai.',
  secondHigher: 'Doosra {difference} zyada hai.',
  figure: '{name} {value}',
  differenceOf: '{find} mein farq: **{difference}**.',
  spreadOf: 'Sabse zyada aur sabse kam {find} mein {difference} ka farq hai.',
  lessThanBefore: '{find} **{difference}** kam: {before} ki jagah {now}.',
  moreThanBefore: '{find} **{difference}** zyada: {before} ki jagah {now}.',
  sameAsBefore: '{find} utna hi hai, {now}: farq **{difference}**.',
  lessThanBeforeLabel: '{find} kam',
  moreThanBeforeLabel: '{find} zyada',
  sameAsBeforeLabel: '{find} mein farq',
  beforeLabel: 'Pehle: {find}',
  nowLabel: 'Ab: {find}',
}

export const arbitrage: Phrases['arbitrage'] = {
  stake: '{odds} ke bhaav par {amount}',
  and: ' aur ',
  returns: '{stakes} lagaayein. Return **{roi}** hai: {amount}.',
  wins: '{stakes} lagaayein. Isse **{amount}** ({roi}) ki jeet hoti hai.',
  loses:
    '{stakes} lagaayein. Isse **{amount}** ({roi}) ka loss hota hai: in bhaavon mein arbitrage nahin hai.',
  assumes: 'stake do decimal tak round kiya; payment dono mein se bada',
}

export const flows: Phrases['flows'] = {
  answer: 'XIRR **{xirrPercent}** salana hai: {paidIn} jama hue aur {received} mile.',
  assumes: '365 din ke saal par asli din',
}

/** An amount of one currency in another. */
export const exchange: Phrases['exchange'] = {
  answer: '{amount} = **{converted}**, jab ek {unit} {rate} {other} ka ho.',
  rateOfDay: '*{day} ki rate, source {source}: bazaar ki mid-market rate, bina kisi margin ya fee ke.*',
  lastKnownRate:
    '*Aakhri pata rate, {day}, source {source}; nayi nahin padhi ja saki. Bazaar ki mid-market rate, bina kisi margin ya fee ke.*',
  assumesGiven: 'aapki bataayi rate, bina kisi margin ya fee ke',
}

/** What is told beside the result of an everyday sum. */
export const beside: Phrases['beside'] = {
  added: 'Rakam mein jodne par {value} hota hai.',
  beforeCharge: 'Fee se pehle {value} hai.',
  percentOfCost: 'Cost ke percent mein yeh {value} hai.',
  percent: 'Percent mein yeh {value} hai.',
  percentagePoints: 'Percent ankon mein yeh {value} hai.',
  onCost: 'Cost par yeh {value} hai.',
  taken: 'Usmein se ghataane par {value} bachta hai.',
  chargeInIt: 'Ismein fee {value} hai.',
  charge: 'Fee {value} hai.',
  difference: 'Farq {value} hai.',
  discount: 'Discount {value} hai.',
  discountWas: 'Discount {value} thi.',
  fall: 'Kami {value} hai.',
  loss: 'Loss {value} hai.',
  profit: 'Profit {value} hai.',
  rise: 'Badhat {value} hai.',
  wholeBill: 'Poora bill {value} hai.',
  eachBrings: 'Har ek se {value} milta hai.',
  left: 'Baaki {value} hai.',
  leftToPay: 'Chukaana baaki {value} hai.',
  spent: 'Kharch {value} hai.',
  withoutIncluded: 'Agar fee rakam mein pehle se shaamil hai, to uske bina {value} hai.',
  withoutIt: 'Iske bina {value}.',
  withoutDiscount: 'Discount ke bina {value}.',
  saved: 'Bachat {value} hai.',
}

/** The words of units; in a time, `{count}` is the number. */
export const units: Phrases['units'] = {
  year: '{count} saal',
  years: '{count} saal',
  month: '{count} mahine',
  months: '{count} mahine',
  day: '{count} din',
  days: '{count} din',
  age: '{count} saal ki umar',
}

/** The units of everyday sums; those that are not here are said as they were typed. */
export const sumUnits: Phrases['sumUnits'] = {
  years: 'saal',
  months: 'mahine',
  days: 'din',
  weeks: 'hafte',
  quarters: 'timahiyan',
  'basis points': 'basis points',
  'percentage points': 'percentage points',
  lakh: 'lakh',
  crore: 'crore',
  thousand: 'hazar',
  million: 'million',
  billion: 'billion',
  hundred: 'sau',
}

/** What beside the solver's own words is said where a model answers, or was to answer. */
export const model: Phrases['model'] = {
  failedWith: 'API ki galti: {status}',
  notAnswering: 'AI model jawab nahin de raha hai.',
  noResult: 'Koi nateeja nahin mila.',
  declined: 'AI model ne jawab dene se mana kiya.',
  instead: '{why} yeh hamare apne calculator ka jawab hai.',
  computedInstead: 'Aapke sawaal se hamare apne calculator ne nikaala.',
  didNotAnswer: 'AI model ne jawab nahin diya ({why}).',
  brokeOff: 'AI model beech mein ruk gaya ({why}).',
  tooLong: 'Jawab yahan kaata gaya: woh bahut lamba ho gaya tha.',
  blocked: 'Model yahan ruk gaya aur jawab poora nahin kiya.',
  brokeOffHere: 'Model yahan beech mein ruk gaya.',
  withheld: 'Jin figures ki jaanch nahin ho saki, woh chhod diye gaye.',
  notVerified:
    'Jis hisaab par jaanch ka nishaan nahin hai, woh aapke sawaal se pakka nahin ho saka: uske figures dekh lein.',
  budgetIsSpent: 'AI model ka aaj ka budget khatam ho gaya hai.',
  tooOften: 'AI model se bahut baar poochha gaya.',
}

/** What is said of a calculator that is understood by its definition alone. */
export const named: Phrases['named'] = {
  result: '{name}: **{value}**',
  further: '{name}: {value}',
  from: 'Inse nikaala gaya: {what}.',
  figure: '{name} {value}',
  missing: '{name}: yeh kitna hai? Jaise {example}.',
  choice: '{name}: inmein se kaun sa?',
  period: 'Yeh mahine ka hai ya saal ka: {what}?',
  month: 'mahine ka',
  year: 'saal ka',
  unclear: '{figure}: kya yeh “{names}” hai? Kripya bataiye kaun sa, jaise “{name} {figure}”.',
  or: '” ya “',
  outOfRange: '{name} yahan {min} se {max} tak hota hai.',
  wholeYears: '{name}: kripya poore saal bataiye.',
  whichCalculator: 'Aapka matlab kis calculator se hai?',
  count: 'ek sankhya',
  none: 'koi nahin',
}
