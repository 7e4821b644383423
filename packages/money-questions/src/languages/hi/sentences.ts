import type { Phrases } from '../phrases.ts'

/** Sentences that belong to no single kind of question, in Hindi. */
export const sentences: Phrases['sentences'] = {
  help: 'मैं ऐसे सवालों के जवाब देता हूँ: "50 लाख पर 8.5 % से 20 साल की EMI", "10,000 महीने की SIP 12 % पर 15 साल", "2 लाख की FD 7 % पर 5 साल", या "2400 का 15 %"।',
  assumed: '*माना गया: {what}।*',
  endless:
    '{principal} {annualRatePercent} सालाना दर पर हर महीने {monthlyWithdrawal} देते हैं और कभी ख़त्म नहीं होते: रिटर्न ही काफ़ी है।',
  withoutRefused: '*आपने पहले जो कुछ कहा, उसमें से एक बात समझ नहीं आई और इसमें नहीं है।*',
  lastsLonger:
    '{principal} पर {annualRatePercent} सालाना रिटर्न से {monthlyWithdrawal} महीना **{monthsPaid}** से ज़्यादा चलेगा; तब {finalBalance} बचे होंगे।',
  noAnswer: 'यह मैं नहीं निकाल सकता: सूत्र ये आँकड़े नहीं लेता, या उसका कोई मान आपका माँगा नतीजा नहीं देता।',
  noGrowth:
    '{annualRatePercent} सालाना दर पर पैसा बढ़ता नहीं, इसलिए वह कभी अपने से ज़्यादा नहीं होता: इसका कोई जवाब नहीं है।',
  emiTooSmall:
    '{emi} की EMI से {annualRatePercent} सालाना दर पर {principal} कभी नहीं चुकेंगे: पहले महीने का ब्याज ही {interest} है।',
  emisTooFew:
    '{years} तक {emi} की किस्तों से कुल {paid} बनते हैं, जो {principal} के लोन से कम है: 0 % या उससे ऊपर की कोई दर ऐसा नहीं देती।',
  noWithdrawal: '0 % निकासी दर पर कोई भी रकम काफ़ी नहीं, क्योंकि कुछ भी निकाला नहीं जा सकता: इसका कोई जवाब नहीं है।',
  risingTarget:
    'जो आज {amount} का है वह {years} में **{futureCost}** का होगा, जहाँ दाम हर साल {annualRatePercent} बढ़ते हैं।',
  todaysMoney:
    'आज के पैसों में यह **{worth}** है, अगर महँगाई {annualRatePercent} सालाना हो: {years} बाद के {amount} से उतना ही मिलेगा।',
  orLoan: 'अगर यह लोन है: इसी दर और समय पर ईएमआई **{emi}** महीने की है।',
  withFee: 'प्रोसेसिंग फीस मिलाकर आप कुल **{total}** देते हैं।',
  feeApart: '{fee} की प्रोसेसिंग फीस एक बार दी जाती है और ईएमआई का हिस्सा नहीं है।',
  downPayment: '{paid} डाउन पेमेंट के बाद {price} में से {borrowed} का लोन है।',
  inOrder: '*जिस क्रम में पूछा गया, उसी में लिया: {what}।*',
  averageOf: '{list} का औसत',
  sumOf: '{list} का जोड़',
  percentOf: '{whole} का {percent}',
}

/** What is asked back. */
export const askBack: Phrases['askBack'] = {
  oneFigure: '{name} क्या है? जैसे {example}।',
  moreFigures: 'हिसाब के लिए मुझे और जानना है:',
  whichWay: 'इसे एक से ज़्यादा तरह से समझा जा सकता है। आपका मतलब क्या है?',
  whichFigure: 'यहाँ {words} से कौन सा आँकड़ा पूछा गया है, यह मैं नहीं समझा। इनमें से कौन सा चाहिए?',
  unknownWords: 'यहाँ {words} का मतलब मैं नहीं समझा। कृपया सीधे आँकड़ों के साथ एक ही हिसाब पूछें।',
  doubtfulWords:
    'यहाँ {words} का मतलब मैं नहीं जानता, इसलिए पक्का नहीं कह सकता। अगर इससे कुछ नहीं बदलता, तो "हाँ" कहें। तब जवाब यह होगा:',
  takeHome: 'हाथ में कितना आएगा, यह भविष्य निधि और दूसरी कटौतियों पर भी निर्भर है, जो मुझे मालूम नहीं।',
  newFigure: 'कृपया नया आँकड़ा बताएँ, यह नहीं कि कितना बदलता है।',
  differenceOfWhat: 'किसमें फ़र्क? कोई ऐसा आँकड़ा बताएँ जो दोनों जवाबों में है, जैसे "पहले से कितनी कम EMI"।',
  noneBefore: 'किससे तुलना करनी है? इससे पहले ऐसा कुछ और नहीं निकाला गया। पहले कोई आँकड़ा बदलें, जैसे "8 % पर"।',
  differentlyMeant: 'इसे एक से ज़्यादा तरह से समझा जा सकता है। बताइए कि प्रतिशत किस रकम का है।',
  otherMeasure: 'दोनों को एक ही नाप में बताइए: किलो का दाम किलो के साथ, दर्जन का दर्जन के साथ।',
  ratesOfYears:
    'क्या हर साल की अपनी दर है, या ये अलग-अलग हालात हैं? इनकी तुलना हो सकती है: कृपया हर एक को उसके समय के साथ पूछें।',
  rateOfYear: 'क्या यह सालाना दर है? कृपया इसे सालाना बताइए, जैसे "8 % सालाना"; यहाँ मैं किसी और तरह से नहीं गिनता।',
  extraHowOften: 'अतिरिक्त रकम कितनी बार दी जाएगी? मैं हर महीने या हर साल की एक ही रकम से गिनता हूँ।',
  whatChanges: 'क्या बदलना है, यह मैं नहीं समझा।',
  whichOfPurchase: 'यह क़ीमत है, डाउन पेमेंट है या लोन? कृपया सारे आँकड़ों के साथ पूछें।',
  downPaymentOrRate: 'यह डाउन पेमेंट है या ब्याज दर? कृपया सारे आँकड़ों के साथ पूछें।',
  chargeOnTopOrIn: 'टैक्स कीमत में पहले से शामिल है, या ऊपर से लगता है?',
  partOfPrice: 'आप क्या जानना चाहते हैं: बिना टैक्स की कीमत, या उसमें कितना टैक्स है?',
  marginOfWhat:
    'मार्जिन बिक्री मूल्य का हिस्सा है या लागत का? कृपया "margin on selling price" या "markup on cost" कहें।',
  intoWhich: '{amount} को किस मुद्रा में बदलना है?',
  whichCurrency: '{word} कई देशों की मुद्रा है। आपका मतलब किससे है?',
  flows:
    'XIRR के लिए हर रकम की पूरी तारीख़ चाहिए, और यह कि रकम जमा हुई या मिली। जैसे: "xirr: invested 100000 on 1 Jan 2023, received 150000 on 1 Jan 2025"।',
  noFlowRate: 'ऐसी कोई दर नहीं है जिस पर ये भुगतान बराबर हो जाएँ।',
  arbitrage: 'कृपया {missing} बताएँ। जैसे: "arbitrage with odds 2.1 and 2.05, total stake 100"।',
  odds: 'सभी नतीजों के दशमलव भाव (odds)',
  stake: 'कुल दाँव',
  noExchangeRate: 'दिन की विनिमय दरें अभी नहीं पढ़ी जा सकीं, या उनमें यह जोड़ी नहीं है। किस दर पर? जैसे: "83.5 की दर से"।',
  exchangeRate: 'किस विनिमय दर पर? जैसे: "83.5 की दर से"। मुद्रा कन्वर्टर दिन की दरें जानता है।',
}

/** What to choose from, each a whole next question. */
export const ways = {
  reading: '{name}: {find}',
  readingWith: '{name}: {find} ({figures})',
  into: '{amount} {currency} में',
  extraMonthly: 'हर महीने उतना ही',
  extraYearly: 'हर साल उतना ही',
  takeHomePay: 'हाथ में जो मिलता है, भविष्य निधि के साथ',
  afterTaxAlone: 'सिर्फ़ आयकर के बाद जो बचता है',
  changesNothing: 'हाँ, इससे कुछ नहीं बदलता',
  chargeIn: 'कीमत में शामिल है: उसके बिना कीमत',
  taxIn: 'कीमत में शामिल है: टैक्स कितना है',
  taxOnTop: 'ऊपर से लगता है: टैक्स कितना है',
  priceWithout: 'बिना टैक्स की कीमत',
  taxPart: 'कीमत में टैक्स',
  chargeOnTop: 'ऊपर से लगता है: उसके साथ कीमत',
  onSellingPrice: 'बिक्री मूल्य पर मार्जिन',
  onCost: 'लागत पर मार्कअप',
  price: 'यह कीमत है: {amount}, जिसमें {paid} डाउन पेमेंट है',
  downPayment: 'यह डाउन पेमेंट है: {amount}',
  loan: 'यह लोन है: {amount}',
  downPaymentShare: 'यह डाउन पेमेंट है: {percent}',
  rate: 'यह सालाना दर है: {percent}',
}

/** Examples of an answer to what is asked back, by the kind of figure. */
export const examples: Phrases['examples'] = {
  percent: '"8 % पर"',
  years: '"10 साल के लिए"',
  months: '"2 साल बाद"',
  money: '"5 लाख"',
  'money-a-month': '"10,000 महीना"',
  'money-a-year': '"50,000 सालाना"',
  'money-a-period': '"1,000 हर हफ्ते"',
  age: '"मैं 30 साल का हूँ" या "60 में रिटायर"',
  year: '"FY 2025-26"',
  span: '"पहले साल में"',
  number: 'कोई संख्या',
}

/** Refusals, each with its reason. */
export const refusals: Phrases['refusals'] = {
  advice: 'मैं हिसाब करता हूँ; सलाह या ख़बरें नहीं देता।',
  noFigures: 'इन आँकड़ों से क्या निकालना है, यह मैं नहीं समझा।',
  notComputable: 'यह हिसाब मैं नहीं कर सकता।',
  notUnderstood: 'यह मैं नहीं समझा।',
  currencies: 'एक से ज़्यादा मुद्राओं की रकमें मैं एक साथ नहीं जोड़ सकता।',
  beyond: '{what}: यह हिसाब मैं अभी नहीं कर सकता।',
}

/** What is beyond every calculator here. */
export const beyond: Phrases['beyond'] = {
  differences: 'दो योजनाओं का फ़र्क',
  recurringDeposits: 'आवर्ती जमा (RD) का यह सवाल',
  ppf: 'PPF का यह सवाल',
  scheme: 'इस योजना का यह सवाल',
  specialLoans: 'ख़ास शर्तों वाले लोन',
  flatRateWords: 'इन शब्दों में बताया गया फ़्लैट दर का लोन',
  flatRateMore: 'फ़्लैट दर के लोन की तुलना और समय से पहले भुगतान',
  changingRates: 'बीच में बदलने वाली दरें',
  afterTaxes: 'टैक्स और शुल्क के बाद का रिटर्न',
  otherTaxes: 'भारतीय आयकर के बाहर के टैक्स',
  notMonthly: 'जो रकमें मासिक नहीं हैं',
  otherCurrency: 'सवाल से अलग मुद्रा में रकम',
  singlePeriods: 'किसी योजना का एक महीना या साल',
  continuous: 'लगातार चक्रवृद्धि',
  payouts: 'बीच में भुगतान करने वाली जमा',
  severalPlans: 'एक साथ कई योजनाएँ या लोग',
  partOfTax: 'आयकर का यह हिस्सा',
  news: 'भाव और दूसरी ख़बरें',
}

/** What was taken for granted. */
export const assumptions: Phrases['assumptions'] = {
  figure: '{name} {value}',
  financialYear: 'वित्त वर्ष {year}',
  nominal: 'हर महीने के लिए सालाना दर का बारहवाँ हिस्सा',
  yearly: 'ब्याज साल में एक बार जुड़ता है',
  compound: 'चक्रवृद्धि ब्याज',
  below60: 'उम्र 60 से कम',
}

/** How often interest is added, as sentences have it. */
export const options: Phrases['options'] = {
  monthly: 'हर महीने',
  daily: 'हर दिन',
  weekly: 'हर हफ्ते',
  fortnightly: 'हर दो हफ्ते',
  quarterly: 'हर तिमाही',
  'half-yearly': 'हर छमाही',
  'New regime': 'नई व्यवस्था',
  'Old regime': 'पुरानी व्यवस्था',
  'The same in both': 'किसी',
  yearly: 'हर साल',
  nominal: 'सालाना दर ÷ 12',
}

/** An amount in parts. */
export const sums: Phrases['sums'] = {
  inRatio: '{amount} को {ratio} के अनुपात में बाँटने पर: {parts}।',
}

/** Two or more plans side by side. */
export const comparison: Phrases['comparison'] = {
  of: 'तुलना: {find}।',
  line: '- {what}: **{value}**',
  firstHigher: 'पहला {difference} ज़्यादा है।',
  secondHigher: 'दूसरा {difference} ज़्यादा है।',
  figure: '{name} {value}',
  differenceOf: '{find} में फ़र्क: **{difference}**।',
  spreadOf: 'सबसे ज़्यादा और सबसे कम {find} में {difference} का फ़र्क है।',
  lessThanBefore: '{find} **{difference}** कम: {before} की जगह {now}।',
  moreThanBefore: '{find} **{difference}** ज़्यादा: {before} की जगह {now}।',
  sameAsBefore: '{find} उतना ही है, {now}: फ़र्क **{difference}**।',
  lessThanBeforeLabel: '{find} कम',
  moreThanBeforeLabel: '{find} ज़्यादा',
  sameAsBeforeLabel: '{find} में फ़र्क',
  beforeLabel: 'पहले: {find}',
  nowLabel: 'अब: {find}',
}

export const arbitrage: Phrases['arbitrage'] = {
  stake: '{odds} के भाव पर {amount}',
  and: ' और ',
  returns: '{stakes} लगाएँ। रिटर्न **{roi}** है: {amount}।',
  wins: '{stakes} लगाएँ। इससे **{amount}** ({roi}) की जीत होती है।',
  loses: '{stakes} लगाएँ। इससे **{amount}** ({roi}) का घाटा होता है: इन भावों में आर्बिट्राज नहीं है।',
  assumes: 'दाँव दो दशमलव तक पूर्णांकित; भुगतान दोनों में से बड़ा',
}

export const flows: Phrases['flows'] = {
  answer: 'XIRR **{xirrPercent}** सालाना है: {paidIn} जमा हुए और {received} मिले।',
  assumes: '365 दिन के साल पर असली दिन',
}

/** An amount of one currency in another. */
export const exchange: Phrases['exchange'] = {
  answer: '{amount} = **{converted}**, जब एक {unit} {rate} {other} का हो।',
  rateOfDay: '*{day} की दर, स्रोत {source}: बाज़ार की मध्य दर, बिना किसी मार्जिन या शुल्क के।*',
  lastKnownRate:
    '*आख़िरी ज्ञात दर, {day}, स्रोत {source}; नई नहीं पढ़ी जा सकी। बाज़ार की मध्य दर, बिना किसी मार्जिन या शुल्क के।*',
  assumesGiven: 'आपकी बताई दर, बिना किसी मार्जिन या शुल्क के',
}

/** What is told beside the result of an everyday sum. */
export const beside: Phrases['beside'] = {
  added: 'रकम में जोड़ने पर {value} होता है।',
  beforeCharge: 'शुल्क से पहले {value} है।',
  percentOfCost: 'लागत के प्रतिशत में यह {value} है।',
  percent: 'प्रतिशत में यह {value} है।',
  percentagePoints: 'प्रतिशत अंकों में यह {value} है।',
  onCost: 'लागत पर यह {value} है।',
  taken: 'उसमें से घटाने पर {value} बचता है।',
  chargeInIt: 'इसमें शुल्क {value} है।',
  charge: 'शुल्क {value} है।',
  difference: 'फ़र्क {value} है।',
  discount: 'छूट {value} है।',
  discountWas: 'छूट {value} थी।',
  fall: 'कमी {value} है।',
  loss: 'घाटा {value} है।',
  profit: 'मुनाफ़ा {value} है।',
  rise: 'बढ़त {value} है।',
  wholeBill: 'पूरा बिल {value} है।',
  eachBrings: 'हर एक से {value} मिलता है।',
  left: 'बाकी {value} है।',
  leftToPay: 'चुकाना बाकी {value} है।',
  spent: 'ख़र्च {value} है।',
  withoutIncluded: 'अगर शुल्क रकम में पहले से शामिल है, तो उसके बिना {value} है।',
  withoutIt: 'इसके बिना {value}।',
  withoutDiscount: 'छूट के बिना {value}।',
  saved: 'बचत {value} है।',
}

/** The words of units; in a time, `{count}` is the number. */
export const units: Phrases['units'] = {
  year: '{count} साल',
  years: '{count} साल',
  month: '{count} महीने',
  months: '{count} महीने',
  day: '{count} दिन',
  days: '{count} दिन',
  age: '{count} साल की उम्र',
}

/** The units of everyday sums; those that are not here are said as they were typed. */
export const sumUnits: Phrases['sumUnits'] = {
  years: 'साल',
  months: 'महीने',
  days: 'दिन',
  weeks: 'हफ़्ते',
  quarters: 'तिमाहियाँ',
  'basis points': 'बेसिस पॉइंट',
  'percentage points': 'प्रतिशत अंक',
  lakh: 'लाख',
  crore: 'करोड़',
  thousand: 'हज़ार',
  million: 'मिलियन',
  billion: 'बिलियन',
  hundred: 'सौ',
}

/** What beside the solver's own words is said where a model answers, or was to answer. */
export const model: Phrases['model'] = {
  failedWith: 'API की त्रुटि: {status}',
  notAnswering: 'AI मॉडल जवाब नहीं दे रहा है।',
  noResult: 'कोई नतीजा नहीं मिला।',
  declined: 'AI मॉडल ने जवाब देने से मना किया।',
  instead: '{why} यह हमारे अपने कैलकुलेटर का जवाब है।',
  computedInstead: 'आपके सवाल से हमारे अपने कैलकुलेटर ने निकाला।',
  didNotAnswer: 'AI मॉडल ने जवाब नहीं दिया ({why})।',
  brokeOff: 'AI मॉडल बीच में रुक गया ({why})।',
  tooLong: 'जवाब यहाँ काटा गया: वह बहुत लंबा हो गया था।',
  blocked: 'मॉडल यहाँ रुक गया और जवाब पूरा नहीं किया।',
  brokeOffHere: 'मॉडल यहाँ बीच में रुक गया।',
  withheld: 'जिन आँकड़ों की जाँच नहीं हो सकी, वे छोड़ दिए गए।',
  notVerified: 'जिस हिसाब पर जाँच का निशान नहीं है, वह आपके सवाल से पक्का नहीं हो सका: उसके आँकड़े देख लें।',
  budgetIsSpent: 'AI मॉडल का आज का बजट ख़त्म हो गया है।',
  tooOften: 'AI मॉडल से बहुत बार पूछा गया।',
}

/** What is said of a calculator that is understood by its definition alone. */
export const named: Phrases['named'] = {
  result: '{name}: **{value}**',
  further: '{name}: {value}',
  from: 'इनसे निकाला गया: {what}।',
  figure: '{name} {value}',
  missing: '{name}: यह कितना है? जैसे {example}।',
  choice: '{name}: इनमें से कौन सा?',
  period: 'यह महीने का है या साल का: {what}?',
  month: 'महीने का',
  year: 'साल का',
  unclear: '{figure}: क्या यह “{names}” है? कृपया बताएँ कौन सा, जैसे “{name} {figure}”।',
  or: '” या “',
  outOfRange: '{name} यहाँ {min} से {max} तक होता है।',
  wholeYears: '{name}: कृपया पूरे साल बताएँ।',
  whichCalculator: 'आपका मतलब किस कैलकुलेटर से है?',
  count: 'एक संख्या',
  none: 'कोई नहीं',
}
