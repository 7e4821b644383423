import type { Phrases } from '../phrases.ts'

/** What is said of more that is paid into a loan, and of a SIP that rises by an amount, in Hinglish. */
export const steadyExtras: Phrases['steadyExtras'] = {
  extra:
    '{principal} par {annualRatePercent} se {years} ke loan mein {emi} ki EMI ke saath {every} {extra} zyada dene par loan {instalments} kiston mein khatam hota hai, {monthsSaved} pehle. Isse {interestSavedByTenure} byaj bachta hai; {totalInterest} byaj lagta hai.',
  everyMonth: 'har mahine',
  everyYear: 'har saal',
  extraAssumed:
    'ghatte balance par byaj, shuru se zyada payment (saal ki rakam har baarahvin kist ke saath), EMI wahi, bina fee ke',
  rising:
    '{monthlyInvestment} mahine se shuru hokar har saal {yearlyRise} badhne wali SIP {years} mein {annualRatePercent} salana rate par {futureValue} ho jaati hai. Aap {totalInvested} jama karte hain; {gain} return hai.',
  risingAssumed:
    'har mahine ki shuruaat mein jama, har baarahvin kist ke baad mahine ki rakam itni badhti hai, compound har mahine',
}
