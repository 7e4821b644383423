import type { Phrases } from '../phrases.ts'

/** What is said about the deductions of an income tax. */
export const tax: Phrases['tax'] = {
  leftAYear:
    'Saal ke {grossIncome} mein se {incomeTax} income tax jaata hai: **{afterTax}** bachta hai, mahine ka {afterTaxMonthly}. Yahan aur kuchh nahin ghataya gaya.',
  leftOfGain: '{gain} ke fayde mein se {incomeTax} income tax jaata hai: **{afterTax}** bachta hai.',
  longGain:
    'Shares ya equity fund ke {gain} ke long-term fayde par tax **{tax}** hai: jo chhoot ({exemption}) mein nahin aata, us par {ratePercent}, aur tax par {cessPercent} cess.',
  shortGain:
    'Shares ya equity fund ke {gain} ke short-term fayde par tax **{tax}** hai: {ratePercent}, aur us par {cessPercent} cess.',
  assumesOfGain:
    'listed shares ya equity fund, saal mein aisa aur koi fayda ya nuksaan nahin, baaki income basic exemption se upar, surcharge nahin',
  leftAMonth:
    'Saal ke {grossIncome} mein se {incomeTax} income tax jaata hai: mahine ka **{afterTaxMonthly}** bachta hai, saal ka {afterTax}. Yahan aur kuchh nahin ghataya gaya.',
  sameInBoth: 'FY {financialYear} mein {grossIncome} par tax dono regime mein barabar hai: **{newTax}**.',
  deducted: 'Purani regime ki deductions: {what}.',
  upTo: '{name} {amount}, jismein se {counted} maanya hai',
  whichAmount:
    'Kaun si rakam kis deduction ki hai, yeh saaf nahin hai. Har deduction ke saath uski rakam likhein, jaise: "salary 18 lakh, 80C 1.5 lakh, home loan ka byaj 2 lakh, purani ya nayi regime?"',
  cryptoSurcharge:
    '50 lakh se upar tax par surcharge lagta hai, aur woh aapki poori income par nirbhar hai. Income tax calculator use poochhta hai.',
  savingNeeds:
    'Deduction se kitna tax bachta hai, iske liye mujhe salana income aur har deduction ki apni rakam chahiye. Jaise: "salary 12 lakh, 80C mein 1.5 lakh lagane se kitna tax bachega?"',
  about: '{what} Kripya iske saath phir poochhein.',
  unknown:
    'Yeh deduction main naam se nahin jaanta: uski rakam "other deductions" ke roop mein bataayein ya chhod dein.',
  rentAllowance: 'House rent allowance ka kitna hissa exempt hai? Aise likhein: "HRA exemption 1.2 lakh".',
  standard: 'Standard deduction salary se apne aap ghatta hai: uski rakam chhod dein.',
  pension: 'Yeh aapka apna NPS hai, "80CCD(1B)", ya employer ka, "employer NPS"?',
  family: '80D (apna parivar, maana ki koi senior citizen nahin)',
  parents: {
    taken: '80D (mata-pita, maana ki ek senior citizen hain)',
    yes: '80D (mata-pita, ek senior citizen)',
    no: '80D (mata-pita, koi senior citizen nahin)',
  },
  claims: {
    section80C: '80C',
    section80CCD1B: '80CCD(1B) (apna NPS)',
    section80CCD2: '80CCD(2) (employer ka NPS, dono regime mein)',
    section80DSelf: '80D (apna parivar)',
    section80DParents: '80D (mata-pita)',
    section80E: '80E (education loan ka byaj)',
    section80G: '80G (daan, poora maana gaya)',
    homeLoanInterest: '24(b) (home loan ka byaj)',
    houseRentAllowance: 'HRA (chhoot wala hissa)',
    professionalTax: 'professional tax',
    savingsInterest: '80TTA/80TTB (bachat ka byaj)',
    other: 'baaki deductions',
  },
}
