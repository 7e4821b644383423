import type { loans as english } from '../../en/families/loans.ts'
import type { Phrases } from '../../phrases.ts'

/** What questions about loans are answered with in Hinglish. */
export const loans: Pick<Phrases['families'], keyof typeof english> = {
  loan: {
    name: 'loan',
    assumes: 'ghatte balance par byaj, har mahine ke ant mein barabar kistein, bina rounding',
    figures: {
      principal: 'loan ki rakam',
      emi: 'mahine ki kist',
      annualRatePercent: 'salana byaj rate',
      years: 'tenure',
      afterMonth: 'ab tak chukaaye gaye mahine',
      instalments: 'kisten',
    },
    questions: {
      unclear: 'yeh barabar monthly kiston (EMI) mein chukaya jaata hai, ya ant mein simple byaj ke saath?',
    },
    options: { unclear: { emi: 'Monthly kiston (EMI) mein', simple: 'Ant mein, simple byaj ke saath' } },
    asks: {
      emi: '{principal} par {annualRatePercent} ki rate se {years} ke liye EMI **{emi}** mahina hai. Kul {totalPayment} chukaane honge; ismein {totalInterest} byaj hai.',
      totalInterest:
        '{principal} par {annualRatePercent} ki rate se {years} mein kul **{totalInterest}** byaj dena hoga; EMI {emi} mahina hai.',
      totalPayment:
        '{principal} par {annualRatePercent} ki rate se {years} mein kul **{totalPayment}** chukaane honge: EMI {emi} mahina, jismein {totalInterest} byaj hai.',
      principal:
        '{emi} mahine ki EMI {annualRatePercent} par {years} mein **{principal}** ka loan chukaati hai.',
      years:
        '{emi} mahine ki EMI se {principal} ka loan {annualRatePercent} par **{years}** mein chukta hai (aakhri kist chhoti hoti hai).',
      annualRatePercent:
        '{emi} mahine ki EMI {principal} ka loan {years} mein **{annualRatePercent}** salana byaj rate par chukaati hai.',
      outstanding:
        '{afterMonth} tak {emi} ki kistein dene ke baad {principal} ke loan par ({annualRatePercent}, {years}) **{outstanding}** baaki hai.',
      interestPart:
        '{principal} par {annualRatePercent} se {years} ke loan ki kist {fromMonth} se {toMonth} mein **{interestPart}** byaj hai; {principalPart} mooldhan hai (EMI {emi}).',
      interestPartOfOne:
        '{principal} par {annualRatePercent} se {years} ke loan ki kist {fromMonth} mein **{interestPart}** byaj hai; {principalPart} mooldhan hai (EMI {emi}).',
      principalPart:
        '{principal} par {annualRatePercent} se {years} ke loan ki kist {fromMonth} se {toMonth} mein **{principalPart}** mooldhan chukta hai; {interestPart} byaj hai (EMI {emi}).',
      principalPartOfOne:
        '{principal} par {annualRatePercent} se {years} ke loan ki kist {fromMonth} mein **{principalPart}** mooldhan chukta hai; {interestPart} byaj hai (EMI {emi}).',
      totalPart:
        '{principal} par {annualRatePercent} se {years} ke loan ki kist {fromMonth} se {toMonth} mein kul **{totalPart}** jaate hain: {principalPart} mooldhan aur {interestPart} byaj (EMI {emi}).',
      interestSoFar:
        '{principal} par {annualRatePercent} se {years} ke loan mein {emi} ki {toMonth} kiston se **{interestPart}** byaj aur {principalPart} mooldhan chukta hai.',
      principalSoFar:
        '{principal} par {annualRatePercent} se {years} ke loan mein {emi} ki {toMonth} kiston se **{principalPart}** mooldhan chukta hai, saath mein {interestPart} byaj.',
    },
  },
  'loan-prepayment': {
    name: 'loan ka samay se pehle payment',
    assumes: 'ghatte balance par byaj, har mahine ke ant mein kist, bina fee ke ek baar payment',
    figures: {
      principal: 'loan ki rakam',
      annualRatePercent: 'salana byaj rate',
      years: 'loan ki tenure',
      afterMonth: 'samay se pehle payment ka samay',
      lumpSum: 'samay se pehle payment ki rakam',
    },
    asks: {
      interestSavedByTenure:
        '{afterMonth} baad {lumpSum} pehle chukaane se **{interestSavedByTenure}** byaj bachta hai, jab EMI {emi} hi rahe aur loan {monthsSaved} pehle khatam ho. EMI ghatakar {newEmi} karein to {interestSavedByEmi} bachte hain.',
      monthsSaved:
        '{afterMonth} baad {lumpSum} pehle chukaane se loan **{monthsSaved}** pehle khatam hota hai, EMI {emi} hi rehti hai; {interestSavedByTenure} byaj bachta hai.',
      newEmi:
        '{afterMonth} baad {lumpSum} pehle chukaane se EMI {emi} se ghatkar **{newEmi}** ho jaati hai, loan ka ant wahi rehta hai; {interestSavedByEmi} byaj bachta hai.',
    },
  },
  'flat-rate-loan': {
    name: 'flat rate ka loan',
    assumes: 'ant tak poori rakam par byaj, barabar monthly kistein, bina rounding',
    figures: { principal: 'loan ki rakam', annualRatePercent: 'salana byaj rate', years: 'tenure' },
    asks: {
      emi: '{annualRatePercent} ki flat rate par {principal} ki {years} ke liye EMI **{emi}** mahina hai. Kul {totalPayment} chukaane honge; ismein {totalInterest} byaj hai, jitna ghatte balance par {reducingRatePercent} ki rate se lagta.',
      totalInterest:
        '{annualRatePercent} ki flat rate par {principal} ke {years} mein kul **{totalInterest}** byaj lagta hai; EMI {emi} mahina hai.',
      totalPayment:
        '{annualRatePercent} ki flat rate par {principal} ke liye {years} mein kul **{totalPayment}** chukaane honge: EMI {emi} mahina, jismein {totalInterest} byaj hai.',
      reducingRatePercent:
        '{principal} par {years} ke liye {annualRatePercent} ki flat rate utni hi mehngi hai jitni ghatte balance par **{reducingRatePercent}** salana: EMI {emi}, kul byaj {totalInterest}.',
    },
  },
}
