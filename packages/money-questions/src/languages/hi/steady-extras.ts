import type { Phrases } from '../phrases.ts'

/** What is said of more that is paid into a loan, and of a SIP that rises by an amount, in Hindi. */
export const steadyExtras: Phrases['steadyExtras'] = {
  extra:
    '{principal} पर {annualRatePercent} से {years} के लोन में {emi} की EMI के साथ {every} {extra} ज़्यादा देने पर लोन {instalments} किस्तों में ख़त्म होता है, {monthsSaved} पहले। इससे {interestSavedByTenure} ब्याज बचता है; {totalInterest} ब्याज लगता है।',
  everyMonth: 'हर महीने',
  everyYear: 'हर साल',
  extraAssumed: 'घटते बकाये पर ब्याज, शुरू से ज़्यादा भुगतान (साल की रकम हर बारहवीं किस्त के साथ), EMI वही, बिना शुल्क के',
  rising:
    '{monthlyInvestment} महीने से शुरू होकर हर साल {yearlyRise} बढ़ने वाली SIP {years} में {annualRatePercent} सालाना दर पर {futureValue} हो जाती है। आप {totalInvested} जमा करते हैं; {gain} रिटर्न है।',
  risingAssumed: 'हर महीने की शुरुआत में जमा, हर बारहवीं किस्त के बाद महीने की रकम इतनी बढ़ती है, चक्रवृद्धि हर महीने',
}
