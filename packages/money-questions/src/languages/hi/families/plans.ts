import type { plans as english } from '../../en/families/plans.ts'
import type { Phrases } from '../../phrases.ts'

/** What questions about plans, prices and taxes are answered with in Hindi. */
export const plans: Pick<Phrases['families'], keyof typeof english> = {
  swp: {
    name: 'SWP',
    assumes: 'हर महीने पहले बची रकम पर रिटर्न जुड़ता है, फिर निकासी होती है',
    figures: {
      principal: 'लगाई गई रकम',
      monthlyWithdrawal: 'हर महीने की निकासी',
      annualRatePercent: 'सालाना रिटर्न की दर',
      years: 'समय (साल में)',
    },
    questions: {
      unclear: 'क्या निकासी अभी से शुरू होती है, और पूछा यह है कि उस समय के बाद कितना बचेगा?',
    },
    asks: {
      finalBalance:
        '{principal} से {annualRatePercent} सालाना दर पर {years} तक हर महीने {monthlyWithdrawal} निकालने के बाद **{finalBalance}** बचते हैं। कुल {totalWithdrawn} निकाले गए।',
      totalWithdrawn:
        '{principal} से {annualRatePercent} सालाना दर पर {years} में कुल **{totalWithdrawn}** निकलते हैं; {finalBalance} बचते हैं।',
      monthsPaid:
        '{principal} {annualRatePercent} सालाना दर पर हर महीने {monthlyWithdrawal} **{monthsPaid}** तक देते हैं (आख़िरी निकासी में जो बचा हो)।',
      principal:
        '{annualRatePercent} सालाना दर पर {years} तक {monthlyWithdrawal} महीना निकालने के लिए शुरू में **{principal}** चाहिए; फिर कुछ नहीं बचता। कुल {totalWithdrawn} निकलते हैं।',
      monthlyWithdrawal:
        '{principal} से {annualRatePercent} सालाना दर पर {years} तक हर महीने **{monthlyWithdrawal}** निकाल सकते हैं; फिर कुछ नहीं बचता।',
    },
  },
  inflation: {
    name: 'महँगाई',
    assumes: 'हर साल एक जैसी महँगाई',
    figures: { amount: 'रकम', annualRatePercent: 'सालाना महँगाई', years: 'समय (साल में)' },
    asks: {
      futureCost:
        '{annualRatePercent} सालाना महँगाई पर, जो आज {amount} का है वह {years} में **{futureCost}** का होगा। नकद रखे {amount} से तब उतना ही मिलेगा जितना आज {worth} से मिलता है।',
      worth:
        '{years} में {annualRatePercent} सालाना महँगाई पर {amount} से उतना ही मिलेगा जितना आज **{worth}** से मिलता है। जो आज {amount} का है वह {futureCost} का होगा।',
      pastCost: '{annualRatePercent} सालाना महँगाई पर, जो अब {amount} का है वह {years} पहले **{worth}** का था।',
      increase:
        '{years} में {annualRatePercent} सालाना महँगाई पर, जो आज {amount} का है वह **{increase}** बढ़कर {futureCost} का होगा।',
    },
  },
  'target-amount': {
    name: 'लक्ष्य की रकम',
    assumes: 'आज एक बार निवेश, हर साल एक जैसी महँगाई और रिटर्न',
    figures: {
      target: 'आज के पैसे में लक्ष्य',
      inflationPercent: 'सालाना महँगाई',
      returnPercent: 'सालाना रिटर्न की दर',
      years: 'समय (साल में)',
    },
    asks: {
      presentInvestment:
        'आज **{presentInvestment}** लगाएँ। जो आज {target} का है वह {years} में {inflationPercent} महँगाई पर {inflatedTarget} का होगा, और {returnPercent} सालाना रिटर्न से आप वहाँ पहुँचते हैं।',
      inflatedTarget:
        '{inflationPercent} महँगाई पर आज के {target} {years} में **{inflatedTarget}** हो जाएँगे। {returnPercent} सालाना रिटर्न पर आज {presentInvestment} लगाने से इतने बनते हैं।',
    },
  },
  retirement: {
    name: 'रिटायरमेंट',
    assumes:
      'ख़र्च हर साल की शुरुआत में निकलता है और महँगाई के साथ बढ़ता है, मासिक निवेश पर चक्रवृद्धि हर महीने, टैक्स और पेंशन नहीं जोड़े',
    figures: {
      currentAge: 'आज की उम्र',
      retirementAge: 'रिटायरमेंट की उम्र',
      lifeExpectancy: 'किस उम्र तक की योजना',
      monthlyExpenses: 'महीने का ख़र्च',
      inflationPercent: 'सालाना महँगाई',
      preRetirementReturnPercent: 'रिटायरमेंट से पहले का रिटर्न',
      postRetirementReturnPercent: 'रिटायरमेंट के बाद का रिटर्न',
      currentSavings: 'आज की बचत',
    },
    asks: {
      corpusNeeded:
        '{retirementAge} में आपको **{corpusNeeded}** चाहिए: {monthlyExpenses} महीने का ख़र्च तब तक {monthlyExpensesThen} हो जाएगा और {lifeExpectancy} तक चलना है। अभी से हर महीने {requiredMonthlyInvestment} लगाने पर इतने बनते हैं।',
      requiredMonthlyInvestment:
        'हर महीने **{requiredMonthlyInvestment}** लगाएँ। {retirementAge} में आपको {corpusNeeded} चाहिए, क्योंकि {monthlyExpenses} महीने का ख़र्च तब तक {monthlyExpensesThen} हो जाएगा और {lifeExpectancy} तक चलना है।',
    },
  },
  tax: {
    name: 'आयकर',
    assumes: 'भारत में निवासी, बताई गई कटौतियों के सिवा कोई कटौती नहीं, सेस सहित, दस रुपये तक पूर्णांकित',
    figures: {
      grossIncome: 'सालाना आय',
      section80C: '80C की कटौती',
      other: 'बाकी कटौतियाँ',
      financialYear: 'वित्त वर्ष',
    },
    questions: { salaried: 'यह वेतन है, जिसमें से स्टैंडर्ड डिडक्शन घटता है, या कोई और आय?' },
    options: { salaried: { yes: 'यह वेतन है', no: 'यह कोई और आय है' } },
    asks: {
      newTax:
        'वित्त वर्ष {financialYear} की नई व्यवस्था में {grossIncome} पर टैक्स **{newTax}** है। पुरानी व्यवस्था में {oldTax} होता।',
      oldTax:
        'वित्त वर्ष {financialYear} की पुरानी व्यवस्था में {grossIncome} पर टैक्स **{oldTax}** है। नई व्यवस्था में {newTax} होता।',
      saving:
        'वित्त वर्ष {financialYear} में {grossIncome} पर टैक्स नई व्यवस्था में {newTax} और पुरानी में {oldTax} है; {better} में **{saving}** कम है।',
    },
  },
  'crypto-tax': {
    name: 'क्रिप्टो टैक्स',
    assumes: 'बिना अधिभार, जो कुल 50 लाख की आय से लगता है; कोई घाटा नहीं घटाया',
    figures: { cryptoGain: 'मुनाफ़ा', financialYear: 'वित्त वर्ष' },
    questions: {
      unclear: 'यह मुनाफ़ा है, या बेचने पर मिली रकम? टैक्स मुनाफ़े पर लगता है: जैसे "क्रिप्टो में 2 लाख का मुनाफ़ा, टैक्स"।',
    },
    asks: {
      cryptoTax:
        'वित्त वर्ष {financialYear} में {cryptoGain} के क्रिप्टो मुनाफ़े पर टैक्स **{cryptoTax}** है: 30 % और उस पर 4 % सेस, व्यवस्था कोई भी हो।',
    },
  },
  fire: {
    name: 'आर्थिक आज़ादी',
    assumes: 'आज का ख़र्च, तब तक की महँगाई के बिना',
    figures: { monthlyExpenses: 'महीने का ख़र्च', withdrawalRatePercent: 'निकासी की दर' },
    asks: {
      corpus:
        '{monthlyExpenses} महीने के ख़र्च और {withdrawalRatePercent} सालाना निकासी पर आपको **{corpus}** चाहिए।',
    },
  },
  'real-rate': {
    name: 'असली रिटर्न',
    assumes: 'फ़िशर का समीकरण: (1 + रिटर्न) ÷ (1 + महँगाई) − 1',
    figures: { nominalPercent: 'महँगाई से पहले का रिटर्न', inflationPercent: 'महँगाई' },
    asks: {
      realPercent:
        '{nominalPercent} रिटर्न और {inflationPercent} महँगाई पर असली रिटर्न **{realPercent}** सालाना है।',
    },
  },
  'effective-rate': {
    name: 'प्रभावी दर',
    assumes: 'ब्याज पर भी ब्याज मिलता है',
    figures: { nominalPercent: 'बताई गई सालाना दर' },
    questions: { periodsPerYear: 'ब्याज कब-कब जुड़ता है: हर महीने, हर तिमाही या हर छमाही?' },
    options: { periodsPerYear: { 12: 'हर महीने', 4: 'हर तिमाही', 2: 'हर छमाही', 1: 'हर साल', 365: 'हर दिन' } },
    asks: {
      effectivePercent:
        '{nominalPercent} सालाना, साल में {periodsPerYear} बार चक्रवृद्धि, **{effectivePercent}** सालाना प्रभावी दर है।',
    },
  },
}
