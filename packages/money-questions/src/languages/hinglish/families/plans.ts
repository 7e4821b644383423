import type { plans as english } from '../../en/families/plans.ts'
import type { Phrases } from '../../phrases.ts'

/** What questions about plans, prices and taxes are answered with in Hinglish. */
export const plans: Pick<Phrases['families'], keyof typeof english> = {
  swp: {
    name: 'SWP',
    assumes: 'har mahine pehle bachi rakam par return judta hai, phir withdrawal hoti hai',
    figures: {
      principal: 'lagaayi gayi rakam',
      monthlyWithdrawal: 'har mahine ki withdrawal',
      annualRatePercent: 'salana return ki rate',
      years: 'samay (saal mein)',
    },
    questions: {
      unclear: 'Kya withdrawal abhi se shuru hoti hai, aur poocha yeh hai ki us samay ke baad kitna bachega?',
    },
    asks: {
      finalBalance:
        '{principal} se {annualRatePercent} salana rate par {years} tak har mahine {monthlyWithdrawal} nikaalne ke baad **{finalBalance}** bachte hain. Kul {totalWithdrawn} nikaale gaye.',
      totalWithdrawn:
        '{principal} se {annualRatePercent} salana rate par {years} mein kul **{totalWithdrawn}** nikalte hain; {finalBalance} bachte hain.',
      monthsPaid:
        '{principal} {annualRatePercent} salana rate par har mahine {monthlyWithdrawal} **{monthsPaid}** tak dete hain (aakhri withdrawal mein jo bacha ho).',
      principal:
        '{annualRatePercent} salana rate par {years} tak {monthlyWithdrawal} mahina nikaalne ke liye shuru mein **{principal}** chahiye; phir kuch nahin bachta. Kul {totalWithdrawn} nikalte hain.',
      monthlyWithdrawal:
        '{principal} se {annualRatePercent} salana rate par {years} tak har mahine **{monthlyWithdrawal}** nikaal sakte hain; phir kuch nahin bachta.',
    },
  },
  inflation: {
    name: 'mehngai',
    assumes: 'har saal ek jaisi mehngai',
    figures: { amount: 'rakam', annualRatePercent: 'salana mehngai', years: 'samay (saal mein)' },
    asks: {
      futureCost:
        '{annualRatePercent} salana mehngai par, jo aaj {amount} ka hai woh {years} mein **{futureCost}** ka hoga. Cash rakhe {amount} se tab utna hi milega jitna aaj {worth} se milta hai.',
      worth:
        '{years} mein {annualRatePercent} salana mehngai par {amount} se utna hi milega jitna aaj **{worth}** se milta hai. Jo aaj {amount} ka hai woh {futureCost} ka hoga.',
      pastCost:
        '{annualRatePercent} salana mehngai par, jo ab {amount} ka hai woh {years} pehle **{worth}** ka tha.',
      increase:
        '{years} mein {annualRatePercent} salana mehngai par, jo aaj {amount} ka hai woh **{increase}** badhkar {futureCost} ka hoga.',
    },
  },
  'target-amount': {
    name: 'target ki rakam',
    assumes: 'aaj ek baar nivesh, har saal ek jaisi mehngai aur return',
    figures: {
      target: 'aaj ke paise mein target',
      inflationPercent: 'salana mehngai',
      returnPercent: 'salana return ki rate',
      years: 'samay (saal mein)',
    },
    asks: {
      presentInvestment:
        'Aaj **{presentInvestment}** lagaayein. Jo aaj {target} ka hai woh {years} mein {inflationPercent} mehngai par {inflatedTarget} ka hoga, aur {returnPercent} salana return se aap wahan pahunchte hain.',
      inflatedTarget:
        '{inflationPercent} mehngai par aaj ke {target} {years} mein **{inflatedTarget}** ho jaayenge. {returnPercent} salana return par aaj {presentInvestment} lagaane se itne bante hain.',
    },
  },
  retirement: {
    name: 'retirement',
    assumes:
      'kharch har saal ki shuruaat mein nikalta hai aur mehngai ke saath badhta hai, monthly nivesh par compound har mahine, tax aur pension nahin jode',
    figures: {
      currentAge: 'aaj ki umar',
      retirementAge: 'retirement ki umar',
      lifeExpectancy: 'kis umar tak ki scheme',
      monthlyExpenses: 'mahine ka kharch',
      inflationPercent: 'salana mehngai',
      preRetirementReturnPercent: 'retirement se pehle ka return',
      postRetirementReturnPercent: 'retirement ke baad ka return',
      currentSavings: 'aaj ki bachat',
    },
    asks: {
      corpusNeeded:
        '{retirementAge} mein aapko **{corpusNeeded}** chahiye: {monthlyExpenses} mahine ka kharch tab tak {monthlyExpensesThen} ho jaayega aur {lifeExpectancy} tak chalna hai. Abhi se har mahine {requiredMonthlyInvestment} lagaane par itne bante hain.',
      requiredMonthlyInvestment:
        'Har mahine **{requiredMonthlyInvestment}** lagaayein. {retirementAge} mein aapko {corpusNeeded} chahiye, kyunki {monthlyExpenses} mahine ka kharch tab tak {monthlyExpensesThen} ho jaayega aur {lifeExpectancy} tak chalna hai.',
    },
  },
  tax: {
    name: 'income tax',
    assumes:
      'Bharat mein niwasi, bataayi gayi deductions ke siwa koi deduction nahin, cess sahit, das rupaye tak round kiya',
    figures: {
      grossIncome: 'salana income',
      section80C: '80C ki deduction',
      other: 'baaki deductions',
      financialYear: 'financial year',
    },
    questions: { salaried: 'yeh salary hai, jismein se standard deduction ghatta hai, ya koi aur income?' },
    options: { salaried: { yes: 'Yeh salary hai', no: 'Yeh koi aur income hai' } },
    asks: {
      newTax:
        'FY {financialYear} ki nayi regime mein {grossIncome} par tax **{newTax}** hai. Purani regime mein {oldTax} hota.',
      oldTax:
        'FY {financialYear} ki purani regime mein {grossIncome} par tax **{oldTax}** hai. Nayi regime mein {newTax} hota.',
      saving:
        'FY {financialYear} mein {grossIncome} par tax nayi regime mein {newTax} aur purani mein {oldTax} hai; {better} mein **{saving}** kam hai.',
    },
  },
  'crypto-tax': {
    name: 'crypto tax',
    assumes: 'bina surcharge, jo kul 50 lakh ki income se lagta hai; koi loss nahin ghataya',
    figures: { cryptoGain: 'profit', financialYear: 'financial year' },
    questions: {
      unclear:
        'Yeh munafa hai, ya bechne par mili rakam? Tax munafe par lagta hai: jaise "crypto mein 2 lakh ka munafa, tax".',
    },
    asks: {
      cryptoTax:
        'FY {financialYear} mein {cryptoGain} ke crypto profit par tax **{cryptoTax}** hai: 30 % aur us par 4 % cess, regime koi bhi ho.',
    },
  },
  fire: {
    name: 'financial azaadi',
    assumes: 'aaj ka kharch, tab tak ki mehngai ke bina',
    figures: { monthlyExpenses: 'mahine ka kharch', withdrawalRatePercent: 'withdrawal ki rate' },
    asks: {
      corpus:
        '{monthlyExpenses} mahine ke kharch aur {withdrawalRatePercent} salana withdrawal par aapko **{corpus}** chahiye.',
    },
  },
  'real-rate': {
    name: 'asli return',
    assumes: 'Fisher ka equation: (1 + return) ÷ (1 + mehngai) − 1',
    figures: { nominalPercent: 'mehngai se pehle ka return', inflationPercent: 'mehngai' },
    asks: {
      realPercent:
        '{nominalPercent} return aur {inflationPercent} mehngai par asli return **{realPercent}** salana hai.',
    },
  },
  'effective-rate': {
    name: 'effective rate',
    assumes: 'byaj par bhi byaj milta hai',
    figures: { nominalPercent: 'bataayi gayi salana rate' },
    questions: { periodsPerYear: 'byaj kab-kab judta hai: har mahine, har timahi ya har chhamahi?' },
    options: {
      periodsPerYear: { 12: 'Har mahine', 4: 'Har timahi', 2: 'Har chhamahi', 1: 'Har saal', 365: 'Har din' },
    },
    asks: {
      effectivePercent:
        '{nominalPercent} salana, saal mein {periodsPerYear} baar compound, **{effectivePercent}** salana effective rate hai.',
    },
  },
}
