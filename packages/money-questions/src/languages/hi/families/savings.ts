import type { savings as english } from '../../en/families/savings.ts'
import type { Phrases } from '../../phrases.ts'

/** What questions about saving and investing are answered with in Hindi. */
export const savings: Pick<Phrases['families'], keyof typeof english> = {
  sip: {
    name: 'SIP',
    assumes: 'हर महीने की शुरुआत में जमा, चक्रवृद्धि हर महीने, हर साल एक जैसा रिटर्न',
    figures: {
      monthlyInvestment: 'हर महीने की रकम',
      futureValue: 'लक्ष्य की रकम',
      annualRatePercent: 'सालाना रिटर्न की दर',
      years: 'समय (साल में)',
    },
    asks: {
      futureValue:
        '{monthlyInvestment} महीने की SIP {years} में {annualRatePercent} सालाना दर पर **{futureValue}** हो जाती है। आप {totalInvested} जमा करते हैं; {gain} रिटर्न है।',
      gain: '{monthlyInvestment} महीने की SIP {years} में {annualRatePercent} सालाना दर पर **{gain}** का रिटर्न देती है। कुल {futureValue} बनते हैं, जिनमें से {totalInvested} आप जमा करते हैं।',
      futureValueAtALoss:
        '{monthlyInvestment} महीने की SIP {years} में {annualRatePercent} सालाना दर पर **{futureValue}** रह जाती है, जो आपके जमा {totalInvested} से कम है। फ़र्क {gain} है।',
      gainAtALoss:
        '{monthlyInvestment} महीने की SIP {years} में {annualRatePercent} सालाना दर पर नुकसान में रहती है: **{gain}**। आप {totalInvested} जमा करते हैं, {futureValue} बचते हैं।',
      totalInvested:
        'आप कुल **{totalInvested}** जमा करते हैं: {years} तक {monthlyInvestment} हर महीने। {annualRatePercent} सालाना दर पर यह {futureValue} हो जाता है।',
      totalInvestedAlone: 'आप कुल **{totalInvested}** जमा करते हैं: {years} तक {monthlyInvestment} हर महीने।',
      monthlyInvestment:
        '{years} में {annualRatePercent} सालाना दर पर {futureValue} पाने के लिए **{monthlyInvestment}** महीने की SIP चाहिए। आप {totalInvested} जमा करते हैं; {gain} रिटर्न है।',
      years:
        '{monthlyInvestment} महीने की SIP {annualRatePercent} सालाना दर पर **{years}** में {futureValue} तक पहुँचती है।',
      annualRatePercent:
        '{monthlyInvestment} महीने की SIP {years} में {futureValue} तक पहुँचे, इसके लिए **{annualRatePercent}** सालाना रिटर्न चाहिए।',
    },
  },
  'step-up-sip': {
    name: 'हर साल बढ़ने वाली SIP',
    assumes: 'हर महीने की शुरुआत में जमा, हर बारहवीं किस्त के बाद बढ़त, चक्रवृद्धि हर महीने',
    figures: {
      monthlyInvestment: 'पहले साल में हर महीने की रकम',
      futureValue: 'लक्ष्य की रकम',
      annualStepUpPercent: 'हर साल की बढ़त',
      annualRatePercent: 'सालाना रिटर्न की दर',
      years: 'समय (साल में)',
    },
    asks: {
      futureValue:
        '{monthlyInvestment} महीने से शुरू और हर साल {annualStepUpPercent} बढ़ने वाली SIP {annualRatePercent} सालाना दर पर {years} में **{futureValue}** हो जाती है। आप {totalInvested} जमा करते हैं; {gain} रिटर्न है। बढ़त के बिना {withoutStepUp} बनते।',
      gain: '{monthlyInvestment} महीने से शुरू और हर साल {annualStepUpPercent} बढ़ने वाली SIP {annualRatePercent} सालाना दर पर {years} में **{gain}** का रिटर्न देती है और {futureValue} हो जाती है।',
      totalInvested:
        'आप कुल **{totalInvested}** जमा करते हैं: {monthlyInvestment} महीने से शुरू, {years} तक हर साल {annualStepUpPercent} ज़्यादा।',
      monthlyInvestment:
        '{annualRatePercent} सालाना दर पर {years} में {futureValue} पाने के लिए **{monthlyInvestment}** महीने से शुरू करें और हर साल {annualStepUpPercent} बढ़ाएँ। आप {totalInvested} जमा करते हैं।',
    },
  },
  'yearly-deposits': {
    name: 'हर साल की जमा',
    assumes: 'हर साल की शुरुआत में जमा, ब्याज साल में एक बार जुड़ता है, हर साल एक जैसी दर',
    figures: {
      yearlyInvestment: 'हर साल की रकम',
      annualRatePercent: 'सालाना रिटर्न की दर',
      years: 'समय (साल में)',
    },
    asks: {
      futureValue:
        'हर साल {yearlyInvestment} जमा करने पर {annualRatePercent} सालाना दर से {years} में **{futureValue}** बनते हैं। आप {totalInvested} जमा करते हैं; {gain} ब्याज है।',
      gain: 'हर साल {yearlyInvestment} जमा करने पर {annualRatePercent} सालाना दर से {years} में **{gain}** की कमाई होती है। कुल {futureValue} बनते हैं, जिनमें से {totalInvested} आप जमा करते हैं।',
      totalInvested:
        'आप कुल **{totalInvested}** जमा करते हैं: {years} तक हर साल {yearlyInvestment}। {annualRatePercent} सालाना दर पर यह {futureValue} हो जाता है।',
    },
  },
  'periodic-sip': {
    name: 'बिना महीने वाली SIP',
    assumes:
      'हर अवधि की शुरुआत में जमा, सालाना दर को साल की अवधियों से भाग दिया, साल में 52 हफ्ते, हर साल एक जैसा रिटर्न',
    figures: {
      amount: 'हर बार की रकम',
      annualRatePercent: 'सालाना रिटर्न की दर',
      years: 'समय (साल में)',
    },
    questions: { every: 'रकम कब-कब जमा होती है: हर हफ्ते, हर दो हफ्ते, तिमाही या छमाही?' },
    asks: {
      futureValue:
        '{amount} ({every}) की SIP {annualRatePercent} सालाना दर से {years} में **{futureValue}** हो जाती है। आप {totalInvested} जमा करते हैं; {gain} रिटर्न है।',
      gain: '{amount} ({every}) की SIP {annualRatePercent} सालाना दर से {years} में **{gain}** का रिटर्न देती है। कुल {futureValue} बनते हैं, जिनमें से {totalInvested} आप जमा करते हैं।',
      totalInvested:
        'आप कुल **{totalInvested}** जमा करते हैं: {years} तक {amount} ({every})। {annualRatePercent} सालाना दर पर यह {futureValue} हो जाता है।',
    },
  },
  decline: {
    name: 'हर साल का नुकसान',
    assumes: 'हर साल का नुकसान तब बची रकम पर, हर साल एक जैसा हिस्सा',
    figures: {
      principal: 'शुरू की रकम',
      annualLossPercent: 'हर साल का नुकसान',
      years: 'समय (साल में)',
    },
    questions: { unclear: 'क्या इतना नुकसान हर साल होता है, या पूरे समय में?' },
    options: { unclear: { yearly: 'हर साल', whole: 'पूरे समय में' } },
    asks: {
      remaining:
        '{principal} हर साल {annualLossPercent} घटकर {years} बाद **{remaining}** रह जाते हैं। {lost} का नुकसान होता है।',
      lost: '{principal} हर साल {annualLossPercent} घटने पर {years} में **{lost}** कम हो जाते हैं। {remaining} बचते हैं।',
    },
  },
  'lump-sum': {
    name: 'एकमुश्त निवेश',
    assumes: 'चक्रवृद्धि साल में एक बार, हर साल एक जैसा रिटर्न',
    figures: {
      principal: 'रकम',
      futureValue: 'लक्ष्य की रकम',
      annualRatePercent: 'सालाना रिटर्न की दर',
      years: 'समय (साल में)',
    },
    asks: {
      futureValue:
        'एक बार लगाए गए {principal} {annualRatePercent} सालाना दर पर {years} में **{futureValue}** हो जाते हैं। इसमें {gain} रिटर्न है।',
      gain: 'एक बार लगाए गए {principal} {annualRatePercent} सालाना दर पर {years} में **{gain}** कमाते हैं और {futureValue} हो जाते हैं।',
      principal:
        '{annualRatePercent} सालाना दर पर {years} में {futureValue} पाने के लिए आज **{principal}** लगाएँ।',
      annualRatePercent:
        '{years} में {principal} से {futureValue} होने के लिए **{annualRatePercent}** सालाना (CAGR) चाहिए।',
      years: '{principal} {annualRatePercent} सालाना दर पर **{years}** में {futureValue} हो जाते हैं।',
    },
  },
  'compound-interest': {
    name: 'चक्रवृद्धि ब्याज',
    assumes: 'बीच में न कुछ जोड़ा, न निकाला',
    figures: {
      principal: 'रकम',
      interest: 'ब्याज',
      total: 'आख़िरी रकम',
      annualRatePercent: 'सालाना दर',
      years: 'समय (साल में)',
    },
    questions: { unclear: 'साधारण ब्याज चाहिए या चक्रवृद्धि ब्याज?' },
    options: { unclear: { simple: 'साधारण ब्याज', compound: 'चक्रवृद्धि ब्याज' } },
    asks: {
      total:
        '{principal} {annualRatePercent} सालाना दर पर ({frequency} चक्रवृद्धि) {years} में **{total}** हो जाते हैं। इसमें {interest} ब्याज है।',
      interest:
        '{principal} पर {annualRatePercent} सालाना दर से ({frequency} चक्रवृद्धि) {years} का चक्रवृद्धि ब्याज **{interest}** है। कुल रकम {total} हो जाती है।',
      principal:
        '{annualRatePercent} सालाना दर पर ({frequency} चक्रवृद्धि) {years} में {total} पाने के लिए **{principal}** से शुरू करें।',
      principalOfInterest:
        '**{principal}** पर {annualRatePercent} सालाना दर से ({frequency} चक्रवृद्धि) {years} में {interest} ब्याज मिलता है और कुल {total} हो जाते हैं।',
      annualRatePercent:
        '{principal} {years} में {total} हो जाते हैं **{annualRatePercent}** सालाना दर पर ({frequency} चक्रवृद्धि)।',
      years:
        '{principal} {annualRatePercent} सालाना दर पर ({frequency} चक्रवृद्धि) **{years}** में {total} हो जाते हैं।',
    },
  },
  'simple-interest': {
    name: 'साधारण ब्याज',
    assumes: 'ब्याज पर ब्याज नहीं लगता',
    figures: {
      principal: 'रकम',
      interest: 'ब्याज',
      total: 'आख़िरी रकम',
      annualRatePercent: 'सालाना ब्याज दर',
      years: 'समय (साल में)',
    },
    asks: {
      interest:
        '{principal} पर {annualRatePercent} सालाना दर से {years} का साधारण ब्याज **{interest}** है। मूलधन मिलाकर {total} होते हैं।',
      total:
        '{principal} {annualRatePercent} सालाना साधारण ब्याज पर {years} में **{total}** हो जाते हैं; इसमें {interest} ब्याज है।',
      principal:
        '**{principal}** का मूलधन {annualRatePercent} सालाना दर पर {years} में {interest} साधारण ब्याज देता है।',
      principalOfTotal:
        '**{principal}** {annualRatePercent} साधारण ब्याज सालाना पर {years} में {total} हो जाते हैं; इसमें {interest} ब्याज है।',
      annualRatePercent:
        '{principal} पर {years} में {interest} साधारण ब्याज **{annualRatePercent}** सालाना दर से मिलता है।',
      years: '{principal} पर {annualRatePercent} सालाना दर से {interest} साधारण ब्याज **{years}** में मिलता है।',
      annualRatePercentFromTotal:
        '{principal} {years} में {total} हो जाते हैं **{annualRatePercent}** सालाना साधारण ब्याज पर।',
      yearsFromTotal: '{principal} {annualRatePercent} सालाना साधारण ब्याज पर **{years}** में {total} हो जाते हैं।',
    },
  },
  fd: {
    name: 'FD',
    assumes: 'चक्रवृद्धि हर तिमाही, भुगतान परिपक्वता पर, टैक्स से पहले',
    figures: {
      principal: 'रकम',
      maturity: 'परिपक्वता की रकम',
      interest: 'ब्याज',
      annualRatePercent: 'सालाना ब्याज दर',
      years: 'समय (साल में)',
    },
    asks: {
      maturity:
        '{principal} की FD {annualRatePercent} पर {years} में **{maturity}** हो जाती है। इसमें {interest} ब्याज है।',
      interest:
        '{principal} की FD {annualRatePercent} पर {years} में **{interest}** ब्याज देती है और {maturity} हो जाती है।',
      principal: '{annualRatePercent} पर {years} बाद {maturity} पाने के लिए **{principal}** की FD करें।',
      principalOfInterest:
        '**{principal}** की FD {annualRatePercent} पर {years} में {interest} ब्याज देती है और {maturity} हो जाती है।',
      annualRatePercent:
        '{principal} की FD {years} में {maturity} हो जाती है **{annualRatePercent}** सालाना दर पर।',
      years: '{principal} की FD {annualRatePercent} पर **{years}** में {maturity} हो जाती है।',
    },
  },
}
