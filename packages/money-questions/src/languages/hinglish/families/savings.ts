import type { savings as english } from '../../en/families/savings.ts'
import type { Phrases } from '../../phrases.ts'

/** What questions about saving and investing are answered with in Hinglish. */
export const savings: Pick<Phrases['families'], keyof typeof english> = {
  sip: {
    name: 'SIP',
    assumes: 'har mahine ki shuruaat mein jama, compound har mahine, har saal ek jaisa return',
    figures: {
      monthlyInvestment: 'har mahine ki rakam',
      futureValue: 'target ki rakam',
      annualRatePercent: 'salana return ki rate',
      years: 'samay (saal mein)',
    },
    asks: {
      futureValue:
        '{monthlyInvestment} mahine ki SIP {years} mein {annualRatePercent} salana rate par **{futureValue}** ho jaati hai. Aap {totalInvested} jama karte hain; {gain} return hai.',
      gain: '{monthlyInvestment} mahine ki SIP {years} mein {annualRatePercent} salana rate par **{gain}** ka return deti hai. Kul {futureValue} bante hain, jinmein se {totalInvested} aap jama karte hain.',
      futureValueAtALoss:
        '{monthlyInvestment} mahine ki SIP {years} mein {annualRatePercent} salana rate par **{futureValue}** reh jaati hai, jo aapke jama {totalInvested} se kam hai. Fark {gain} hai.',
      gainAtALoss:
        '{monthlyInvestment} mahine ki SIP {years} mein {annualRatePercent} salana rate par nuksaan mein rehti hai: **{gain}**. Aap {totalInvested} jama karte hain, {futureValue} bachte hain.',
      totalInvested:
        'Aap kul **{totalInvested}** jama karte hain: {years} tak {monthlyInvestment} har mahine. {annualRatePercent} salana rate par yeh {futureValue} ho jaata hai.',
      totalInvestedAlone:
        'Aap kul **{totalInvested}** jama karte hain: {years} tak {monthlyInvestment} har mahine.',
      monthlyInvestment:
        '{years} mein {annualRatePercent} salana rate par {futureValue} paane ke liye **{monthlyInvestment}** mahine ki SIP chahiye. Aap {totalInvested} jama karte hain; {gain} return hai.',
      years:
        '{monthlyInvestment} mahine ki SIP {annualRatePercent} salana rate par **{years}** mein {futureValue} tak pahunchti hai.',
      annualRatePercent:
        '{monthlyInvestment} mahine ki SIP {years} mein {futureValue} tak pahunche, iske liye **{annualRatePercent}** salana return chahiye.',
    },
  },
  'step-up-sip': {
    name: 'har saal badhne wali SIP',
    assumes: 'har mahine ki shuruaat mein jama, har baarahvin kist ke baad badhat, compound har mahine',
    figures: {
      monthlyInvestment: 'pehle saal mein har mahine ki rakam',
      futureValue: 'target ki rakam',
      annualStepUpPercent: 'har saal ki badhat',
      annualRatePercent: 'salana return ki rate',
      years: 'samay (saal mein)',
    },
    asks: {
      futureValue:
        '{monthlyInvestment} mahine se shuru aur har saal {annualStepUpPercent} badhne wali SIP {annualRatePercent} salana rate par {years} mein **{futureValue}** ho jaati hai. Aap {totalInvested} jama karte hain; {gain} return hai. Badhat ke bina {withoutStepUp} bante.',
      gain: '{monthlyInvestment} mahine se shuru aur har saal {annualStepUpPercent} badhne wali SIP {annualRatePercent} salana rate par {years} mein **{gain}** ka return deti hai aur {futureValue} ho jaati hai.',
      totalInvested:
        'Aap kul **{totalInvested}** jama karte hain: {monthlyInvestment} mahine se shuru, {years} tak har saal {annualStepUpPercent} zyada.',
      monthlyInvestment:
        '{annualRatePercent} salana rate par {years} mein {futureValue} paane ke liye **{monthlyInvestment}** mahine se shuru karein aur har saal {annualStepUpPercent} badhaayein. Aap {totalInvested} jama karte hain.',
    },
  },
  'yearly-deposits': {
    name: 'har saal ki jama',
    assumes: 'har saal ki shuruaat mein jama, byaj saal mein ek baar judta hai, har saal ek jaisi rate',
    figures: {
      yearlyInvestment: 'har saal ki rakam',
      annualRatePercent: 'salana return ki rate',
      years: 'samay (saal mein)',
    },
    asks: {
      futureValue:
        'Har saal {yearlyInvestment} jama karne par {annualRatePercent} salana rate se {years} mein **{futureValue}** bante hain. Aap {totalInvested} jama karte hain; {gain} byaj hai.',
      gain: 'Har saal {yearlyInvestment} jama karne par {annualRatePercent} salana rate se {years} mein **{gain}** ki kamai hoti hai. Kul {futureValue} bante hain, jinmein se {totalInvested} aap jama karte hain.',
      totalInvested:
        'Aap kul **{totalInvested}** jama karte hain: {years} tak har saal {yearlyInvestment}. {annualRatePercent} salana rate par yeh {futureValue} ho jaata hai.',
    },
  },
  'periodic-sip': {
    name: 'SIP jo har mahine nahin hai',
    assumes:
      'har period ki shuruaat mein jama, salana rate ko saal ke periods se bhaag diya, saal mein 52 hafte, har saal ek jaisa return',
    figures: {
      amount: 'har baar ki rakam',
      annualRatePercent: 'salana return ki rate',
      years: 'samay (saal mein)',
    },
    questions: { every: 'Rakam kab-kab jama hoti hai: har hafte, har do hafte, timahi ya chhamahi?' },
    asks: {
      futureValue:
        '{amount} ({every}) ki SIP {annualRatePercent} salana rate se {years} mein **{futureValue}** ho jaati hai. Aap {totalInvested} jama karte hain; {gain} return hai.',
      gain: '{amount} ({every}) ki SIP {annualRatePercent} salana rate se {years} mein **{gain}** ka return deti hai. Kul {futureValue} bante hain, jinmein se {totalInvested} aap jama karte hain.',
      totalInvested:
        'Aap kul **{totalInvested}** jama karte hain: {years} tak {amount} ({every}). {annualRatePercent} salana rate par yeh {futureValue} ho jaata hai.',
    },
  },
  decline: {
    name: 'har saal ka nuksan',
    assumes: 'har saal ka nuksan tab bachi rakam par, har saal ek jaisa hissa',
    figures: {
      principal: 'shuru ki rakam',
      annualLossPercent: 'har saal ka nuksan',
      years: 'samay (saal mein)',
    },
    questions: { unclear: 'Kya itna nuksan har saal hota hai, ya poore samay mein?' },
    options: { unclear: { yearly: 'Har saal', whole: 'Poore samay mein' } },
    asks: {
      remaining:
        '{principal} har saal {annualLossPercent} ghatkar {years} baad **{remaining}** reh jaate hain. {lost} ka nuksan hota hai.',
      lost: '{principal} har saal {annualLossPercent} ghatne par {years} mein **{lost}** kam ho jaate hain. {remaining} bachte hain.',
    },
  },
  'lump-sum': {
    name: 'lump sum nivesh',
    assumes: 'compound saal mein ek baar, har saal ek jaisa return',
    figures: {
      principal: 'rakam',
      futureValue: 'target ki rakam',
      annualRatePercent: 'salana return ki rate',
      years: 'samay (saal mein)',
    },
    asks: {
      futureValue:
        'Ek baar lagaaye gaye {principal} {annualRatePercent} salana rate par {years} mein **{futureValue}** ho jaate hain. Ismein {gain} return hai.',
      gain: 'Ek baar lagaaye gaye {principal} {annualRatePercent} salana rate par {years} mein **{gain}** kamaate hain aur {futureValue} ho jaate hain.',
      principal:
        '{annualRatePercent} salana rate par {years} mein {futureValue} paane ke liye aaj **{principal}** lagaayein.',
      annualRatePercent:
        '{years} mein {principal} se {futureValue} hone ke liye **{annualRatePercent}** salana (CAGR) chahiye.',
      years: '{principal} {annualRatePercent} salana rate par **{years}** mein {futureValue} ho jaate hain.',
    },
  },
  'compound-interest': {
    name: 'compound byaj',
    assumes: 'beech mein na kuch joda, na nikaala',
    figures: {
      principal: 'rakam',
      interest: 'byaj',
      total: 'aakhri rakam',
      annualRatePercent: 'salana rate',
      years: 'samay (saal mein)',
    },
    questions: { unclear: 'simple byaj chahiye ya compound byaj?' },
    options: { unclear: { simple: 'Simple byaj', compound: 'Compound byaj' } },
    asks: {
      total:
        '{principal} {annualRatePercent} salana rate par ({frequency} compound) {years} mein **{total}** ho jaate hain. Ismein {interest} byaj hai.',
      interest:
        '{principal} par {annualRatePercent} salana rate se ({frequency} compound) {years} ka compound byaj **{interest}** hai. Kul rakam {total} ho jaati hai.',
      principal:
        '{annualRatePercent} salana rate par ({frequency} compound) {years} mein {total} paane ke liye **{principal}** se shuru karein.',
      principalOfInterest:
        '**{principal}** par {annualRatePercent} salana rate se ({frequency} compound) {years} mein {interest} byaj milta hai aur kul {total} ho jaate hain.',
      annualRatePercent:
        '{principal} {years} mein {total} ho jaate hain **{annualRatePercent}** salana rate par ({frequency} compound).',
      years:
        '{principal} {annualRatePercent} salana rate par ({frequency} compound) **{years}** mein {total} ho jaate hain.',
    },
  },
  'simple-interest': {
    name: 'simple byaj',
    assumes: 'byaj par byaj nahin lagta',
    figures: {
      principal: 'rakam',
      interest: 'byaj',
      total: 'aakhri rakam',
      annualRatePercent: 'salana byaj rate',
      years: 'samay (saal mein)',
    },
    asks: {
      interest:
        '{principal} par {annualRatePercent} salana rate se {years} ka simple byaj **{interest}** hai. Principal milakar {total} hote hain.',
      total:
        '{principal} {annualRatePercent} salana simple byaj par {years} mein **{total}** ho jaate hain; ismein {interest} byaj hai.',
      principal:
        '**{principal}** ka principal {annualRatePercent} salana rate par {years} mein {interest} simple byaj deta hai.',
      principalOfTotal:
        '**{principal}** {annualRatePercent} simple byaj salana par {years} mein {total} ho jaate hain; ismein {interest} byaj hai.',
      annualRatePercent:
        '{principal} par {years} mein {interest} simple byaj **{annualRatePercent}** salana rate se milta hai.',
      years:
        '{principal} par {annualRatePercent} salana rate se {interest} simple byaj **{years}** mein milta hai.',
      annualRatePercentFromTotal:
        '{principal} {years} mein {total} ho jaate hain **{annualRatePercent}** salana simple byaj par.',
      yearsFromTotal:
        '{principal} {annualRatePercent} salana simple byaj par **{years}** mein {total} ho jaate hain.',
    },
  },
  fd: {
    name: 'FD',
    assumes: 'compound har timahi, payment maturity par, tax se pehle',
    figures: {
      principal: 'rakam',
      maturity: 'maturity ki rakam',
      interest: 'byaj',
      annualRatePercent: 'salana byaj rate',
      years: 'samay (saal mein)',
    },
    asks: {
      maturity:
        '{principal} ki FD {annualRatePercent} par {years} mein **{maturity}** ho jaati hai. Ismein {interest} byaj hai.',
      interest:
        '{principal} ki FD {annualRatePercent} par {years} mein **{interest}** byaj deti hai aur {maturity} ho jaati hai.',
      principal:
        '{annualRatePercent} par {years} baad {maturity} paane ke liye **{principal}** ki FD karein.',
      principalOfInterest:
        '**{principal}** ki FD {annualRatePercent} par {years} mein {interest} byaj deti hai aur {maturity} ho jaati hai.',
      annualRatePercent:
        '{principal} ki FD {years} mein {maturity} ho jaati hai **{annualRatePercent}** salana rate par.',
      years: '{principal} ki FD {annualRatePercent} par **{years}** mein {maturity} ho jaati hai.',
    },
  },
}
