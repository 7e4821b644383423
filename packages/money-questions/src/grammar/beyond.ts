import { toPlainLetters } from './to-plain-letters.ts'

const amount = '(?:rs |₹ ?)?\\d[\\d,.]*(?: ?(?:k|l|lakhs?|crores?|cr))?'

/** A kind of question: words of which one stands in it, and what it says. */
export interface KindOfQuestion {
  about: readonly string[]
  form: string
}

const kind = (about: string, form: string): KindOfQuestion => ({
  about: toPlainLetters(about).split(', '),
  form: toPlainLetters(form),
})

/** What no calculator computes, though all of its words are known: the answer would be one to another question. */
export const beyond: readonly KindOfQuestion[] = [
  // A part that one gets is told, and not what is shared.
  kind(
    'ratio, anupat, अनुपात, :',
    '\\d ?: ?\\d.*\\b[ab] (?:ko|gets|got|को) (?:rs )?\\d\\S*(?: (?:mila|mile|मिले|मिला))?[, ]+.*\\b[bc]\\b',
  ),
  // All of it, and more.
  kind('discount, off, loss', '\\b(?:discount|loss)(?: of)? 1\\d\\d ?%|\\b100 ?% (?:discount|loss|off)'),
  kind(
    'average',
    '\\b(?:to (?:get|bring|make)|for an?) (?:the |my |an? )?average\\b.*\\bhow many\\b|\\bhow many\\b.*\\b(?:to (?:get|bring|make)|for an?) (?:the |my |an? )?average\\b',
  ),
  // A dozen beside what one costs, and two of whom each couple is.
  kind(
    'dozen, darjan',
    '^(?=.*\\b(?:profit|gain|loss|munafa)).*\\b(?:each|apiece|piece)\\b.*\\b(?:a|per) d(?:ozen|arjan)\\b',
  ),
  kind('couples', '(?:\\d|\\b(?:two|three|four|five|six|seven|eight|nine|ten)) couples\\b'),
  kind('each of', '\\beach of (?:us|\\d+)\\b.*\\bpays?\\b.*\\btotal'),
  // What it costs then, at a rate of prices or of what is saved for it.
  kind(
    'wedding, shaadi, marriage, education',
    '^(?!.*(?:\\bsip\\b|sav(?:e|ing)|invest|month|mahin|return|lump|loan|emi|borrow|inflation|meh[ae]?ng|price rise|dearer))(?=.*\\d ?%).*\\bcosts?\\b.*\\d',
  ),
  // Of a month, where a year is counted, and the other way round.
  kind(
    'tax, exemption, figure',
    '\\b(?:tax|exemption) (?:per|a|every|each) month\\b|\\bmonthly (?:hra )?exemption\\b|\\bmonthly figure\\b',
  ),
  kind('swp, nikal', '\\bswp (?:per|a|every) year\\b|\\bsaal ka kitna nikal'),
  kind('nuksan, नुकसान', '(?:lagay[ae]|लगाए|लगाया) .*\\d.*(?:nuksan|नुकसान) (?:hu|हु).*(?:percent|%|प्रतिशत)'),
  // What came of it is told, and what was put in or borrowed is asked.
  kind(
    'loan',
    '\\b(?:what was the loan|what loan has(?! emi)|loan amount was)\\b|\\b(?:paid|interest was|first year was)\\b.*, loan[ ?.]*$',
  ),
  kind('borrow', '^(?!.*\\bemi).*\\bhow much (?:had|did|have) i borrow(?:ed)?[ ?.]*$'),
  kind('sip', '\\b(?:was my sip|if sip gave|was invested if)\\b'),
  kind('rd', '^(?!.*\\b(?:goal|target|reach|get|need)).*\\brd\\b.*\\bmonthly deposit[ ?.]*$'),
  // With a fee that is no part of the instalments.
  kind('fee', '(?=.*(?:no cost|\\b0 ?%)).*\\bfees? total[ ?.]*$'),
  // By how much a result is more than another figure.
  kind(
    'more than, less than, extra than',
    '^(?!.*\\b(\\d[\\d.]*(?: ?(?:k|lakh|crore))?)\\b.*than (?:rs )?\\1\\b)(?!.*percent).*\\bhow much (?:more|less|extra) than (?:rs )?\\d[\\d.,]*(?! ?(?:%|percent|[\\d.,]| ?(?:years?|months?)))',
  ),
  // Of all years, or of one of them.
  kind('ppf', '\\btotal deposits? of (?:rs )?\\d'),
  kind(
    'scss',
    '^(?!.*total interest)(?:.*\\b(?:in|for|over) \\d+ years\\b.*interest|interest.*\\b(?:in|for|over) \\d+ years\\b)',
  ),
  // Of a loan or of a deposit.
  kind('interest', '\\bmore interest at [\\d.]+ ?% than'),
  kind('is it', '\\d.*\\bis it (?:more|less) than\\b'),
  // The deposit or the pay of which a scheme gives so much.
  kind(
    'kvp, nsc, mis, scss',
    '\\b(?:invest|deposit|buy for|put in|later)[ ?.]*$|\\bhow much (?:kvp|nsc|for)\\b',
  ),
  kind(
    'gratuity',
    '\\bcame to\\b|(?<![\\dkh] )\\b(?:basic|last pay)(?: was)?[ ?.]*$|\\bbasic \\? \\d+ years?[ ?.]*$|(?<!\\d )\\bbasic ?\\? ?\\d',
  ),
  // Of half the time, and not of half the loan.
  kind('half', '(?=.*(?:loan|\\bemi)).*\\b(?:first|second|other|last) half\\b'),
  // A price in a year of the calendar.
  kind(
    'inflation, mehngai, mehangai',
    '^(?!.*\\b(?:19|20)\\d\\d\\b.*\\b(?:19|20)\\d\\d\\b).*\\b(?:in|since|by|till|until) (?:19|20)\\d\\d\\b(?! ?(?:rs|rupees|lakh))',
  ),
  // What the marks of a list are out of is none of them.
  kind('average, mean', '^(?=.*\\b(?:average|mean)\\b).*\\bout of \\d'),
  // One instalment of an advance tax.
  kind(
    'advance tax',
    '^(?=.*advance tax).*(?:\\b(?:june|jun|september|sept|december|dec|march|first|second|third|next|1st|2nd|3rd|4th) (?:instal|kist)|\\binstal+ments\\b(?!.*paid))',
  ),
  kind(
    'advance tax',
    '\\badvance tax (?:for |in |by |of |due in )?(?:june|jun|september|sept|december|dec|march)\\b',
  ),
  // Rounded otherwise than money is.
  kind(
    'round, nearest',
    '^(?=.*\\b(?:emi|loan|sip|fd|rd|interest|tax)\\b).*\\b(?:rounded|round(?:ing)? ?(?:off|up|down)|round to|nearest (?:hundred|thousand|lakh))\\b',
  ),
  // The deductions or the income that a tax is wanted for.
  kind(
    'deduction',
    '^(?=.*(?:\\btax|regime)).*\\b(?:what|which|how much|how many|kitn[ai]|kaun ?si) (?:tax )?deductions?\\b',
  ),
  kind(
    'deduction, what salary, what income, what ctc',
    '\\bdeductions? (?:needed|required|chahiye)\\b|\\bwhat (?:salary|income|ctc) (?:makes|gives|has|is needed|do i need)\\b.*\\b(?:tax|zero)\\b',
  ),
  // Deposits of every other year.
  kind(
    'every, each, har ',
    '^(?!.*step)(?=.*\\b(?:ppf|ssy|nps|rd|sip)\\b).*\\b(?:every|each|har) (?:second|other|alternate|two|three|2|3|do|teen)(?:nd|rd)? (?:years?|saal)\\b',
  ),
  // What is left of what is drawn from.
  kind(
    'swp, withdraw',
    `^(?!.*forever)(?=.*(?:\\bswp\\b|withdraw)).*(?:\\b(?:keep|keeping|leave|leaving) (?:behind )?${amount}|${amount} (?:is |are |to be |should be |must be |to )?(?:left|remain\\w*|kept|emergency)\\b|\\bwith ${amount} (?:left|emergency|remaining)|\\bend with ${amount})`,
  ),
  // Of one scale or of two.
  kind(
    'average of, mean of, sum of, total of, avg of',
    '\\b(?:average|mean|sum|total|avg) of (?:\\d{1,3}(?: ?, ?| and ))+\\d{1,3} ?(?:k|lakhs?|crores?|thousand)\\b(?!.*\\d.*\\d)',
  ),
  // For two people, of whom each has one.
  kind(
    'for me and, same for, husband, wife',
    '\\bfor me and (?:the )?(?:same for )?(?:my )?(?:wife|husband)\\b|\\bsame for (?:my )?(?:wife|husband|both)\\b|\\bfor (?:husband and wife|wife and husband)\\b',
  ),
  // The tax of India on coins in other money.
  kind(
    'crypto, bitcoin',
    '^(?=.*(?:crypto|bitcoin))(?=.*\\btax\\b).*(?:\\bdollars?\\b|\\busd\\b|\\beuros?\\b|[$€£])',
  ),
  // What has to be earned for something, and what a rule leaves free.
  kind(
    'needed to, needs what, needs how',
    '\\b(?:profit|gain|salary|basic|income) needed to (?:keep|get|have)\\b|\\bneeds (?:what|how much)\\b',
  ),
  kind('hra', '\\bhra\\b.*\\btax (?:saved|saving|benefit)\\b'),
  // Instalments that are counted.
  kind(
    'remaining, left after',
    '^(?!.*(?:outstanding|balance|owe|bakaya|baki)).*\\bremaining (?:emis?|instal\\w+|months)\\b|\\bleft after \\S+ \\S+ interest\\b',
  ),
  // Another share of a salary, or what a salary is to be.
  kind(
    'ctc, lpa',
    '^(?=.*(?:\\bctc\\b|\\blpa\\b))(?=.*(?:\\bin ?hand\\b|take ?home)).*(?:\\d ?% ?(?:hike|bonus|tax|increment|raise|variable|pf)\\b|\\b(?:variable|pf|bonus|hike) (?:of )?\\d[\\d.]* ?%)',
  ),
  kind('tds', '\\btds\\b.*(?:\\b(?:what|how much) do i get\\b|\\bin ?hand\\b|\\bshare\\b)'),
  kind(
    'in hand, inhand, take home, epf',
    '\\b(?:in ?hand|take home)\\b.*\\bctc\\b.*(?:\\b(?:per|a) year|\\byearly|\\bwith gratuity)[\\s?.]*$|\\bepf\\b.*\\bmy (?:own )?(?:contribution|share)[\\s?.]*$',
  ),
  kind(
    'per month, a month',
    '^(?!.*simple).*\\bemi\\b.*(?<![\\d.])(?:[5-9]|[1-9]\\d)(?:\\.\\d+)? ?% (?:per|a) month\\b',
  ),
  kind(
    'target, stock, will cost',
    '\\b(?:stock|share|average)\\b.*\\btarget \\d|\\bstock (?:closed|up|down)\\b.*(?:how many rupees|yesterday)|\\bwill cost \\S+ .*\\bnow[\\s?.]*$',
  ),
  // Whether a tax is in a price already.
  kind(
    'gst, जीएसटी',
    '^\\d[\\d,.]* (?:में|me|mein) (?:जीएसटी|gst) [\\d.]+ ?(?:%|percent) (?:कितना|kitna)[\\s?.]*$',
  ),
  // What is told is what comes out, and what goes in is asked.
  kind(
    'payout, crypto tax, for which, gratuity, what basic, nsc, scss, sip returns, cagr, some money, interest double, ci interest',
    '\\bpayout of \\S+.*\\bdeposit|\\bpayout \\S+ .*how much deposit|(?=.*payout).*paid out.*deposit|^crypto tax \\S+ (?:gain|profit)|\\b(?:salary|income) for which (?:the )?tax\\b|\\bgratuity \\S+ \\d+ years basic[\\s?.]*$|\\bwhat basic\\b|\\bnsc \\S+ invested[\\s?.]*$|\\bscss quarterly (?:interest )?\\d|\\bsip returns \\d{4,}|\\bat cagr\\b.*\\bago\\b|\\bcagr\\b.*\\bfinal\\b.*\\binitial[\\s?.]*$|\\bsome money\\b.*\\bbecame\\b|\\binterest double the principal\\b|\\bci interest or si interest is\\b',
  ),
  // Figures that stand beside a result, and are none of it.
  kind(
    'epf, bond, apr, flat loan, eligib, ctc, hra, ssy, per gram, nps, ltcg, stcg',
    '\\bepf\\b.*\\b(?:employee|own|employer) (?:contribution|share)s?[\\s?.]*$|\\bepf\\b.*\\b(?:contributions?|invested)[\\s?.]*$|\\bbond\\b.*\\btotal return[\\s?.]*$|^apr\\b.*(?:\\bin hand[\\s?.]*$|\\bflat\\b)|^flat loan\\b|eligib.*\\bhouse price[\\s?.]*$|\\bin ?hand\\b.*\\bctc\\b.*\\bbasic[\\s?.]*$|\\bctc\\b.*\\d ?% variable|\\bhra\\b.*\\bmonthly tax[\\s?.]*$|\\bssy\\b.*\\bgrowing\\b|\\bper gram rate[\\s?.]*$|\\bnps\\b[^%]*% annuity[\\s?.]*$|\\b[ls]tcg tax \\d\\S* gain[\\s?.]*$',
  ),
  kind(
    'pomis, scss, prepay, eligib, not extra, rd',
    '\\b(?:pomis|scss)\\b.*\\bafter \\d+ years?\\b|\\bprepay\\b.*\\btotal time\\b|eligib.* \\d+ (?:and|\\+) \\d+ salary|\\bgst\\b.*\\bnot extra\\b|\\brd\\b.*\\b(?:start|starts|started|closed|broken) after\\b',
  ),
  // From nothing there is no growth in percent.
  kind('cagr', '\\bcagr\\b(?: from)? 0 (?:to|se)\\b|^0 to \\d.*\\bcagr\\b'),
  // In other money, with no rate.
  kind(
    'usd, dollar, euro, pound',
    '\\b(?:gratuity|ctc|take home|in hand|ppf|epf|nps|ssy)\\b.*\\bin (?:usd|us dollars?|dollars?|euros?|pounds?)[\\s?.]*$',
  ),
  // A rate of a month that nothing earns.
  kind(
    'month',
    '\\b(?:sip|lump ?sum|mutual fund)\\b.*(?<![\\d.])(?:[4-9]|[1-9]\\d)(?:\\.\\d+)? ?% (?:per|a|every) month\\b',
  ),
  kind(
    'ssy, nsc, yearly, annual, per year',
    '\\bssy\\b.*\\btoday s money\\b|\\bnsc\\b.*\\bfirst year\\b|\\bsip\\b.*% (?:yearly|annual|per year) (?:gain|profit)[\\s?.]*$',
  ),
  // A part of an instalment.
  kind('principal', '\\bemi\\b.*\\bprincipal only\\b|\\bonly (?:the )?principal\\b.*\\bemi\\b'),
]

/** What may be meant in more than one way, though all of its words are known. */
export const open: readonly KindOfQuestion[] = [
  // Of an income, from which it is taken, or of a price, to which it is added.
  kind('tax', '^(?:the )?amount after (?:[\\d.]+ ?% )?tax\\b'),
  // What is owed with an instalment of one's own.
  kind(
    'emi',
    '(?=.*\\b(?:left|balance|outstanding|owed?)\\b).*\\bemi (?:is|of) (?:rs )?\\d\\S*(?: k| lakh)? on (?:rs )?\\d',
  ),
  // Of a year, or told by the year.
  kind(
    'hra',
    '^(?!.*(?:lakh|\\d{6}))(?=.*\\bhra\\b).*\\b(?:(?:per|a|in a|every) year|yearly|annual|annually)\\b',
  ),
  kind(
    'gratuity',
    '\\b(?:annual|yearly) salary\\b|\\bsalary (?:a|per) year\\b|^gratuity \\S+(?: lakh)?,? \\d+ years?,? basic[ ?]*$',
  ),
  kind('pomis', '\\b(?:in a year|per year|a year|yearly|annual|annually)\\b'),
  // Of a part of the time, where that of all of it is computed.
  kind(
    'interest, gain, profit, principal, byaj, pension, quarter, timahi, तिमाही, gratuity',
    `^(?!.*(?:saikda|सैकड|principal at|principal later|compounded|reducing|payout|scss|pomis|income scheme|%? (?:p\\.?a|per annum) ))(?=.*(?:\\d ?(?:years?|yrs?|saal|months?|साल)|\\bssy\\b|\\bage \\d\\d to))(?=.*(?:%|percent|ssy|epf|ppf|gratuity)).*(?:(?<!%|percent|% )(?<!rate of )\\b(?:interest|gain|profit|principal|byaj) (?:(?:paid )?(?:per|every|each|in a|har) (?:month|year|quarter|annum|mahine|saal|timahi)|monthly|yearly|quarterly)\\b(?! (?:rate|sip|invest|deposit|at|of|is|compound|\\d))|(?<!% ?|percent ?)\\b(?:yearly|annual|quarterly|timahi|(?<!\\d |(?:pehle|pahle|dusre|doosre|teesre|tisre|chauthe|paanchve|aakhri|akhri) )saal ka) (?:interest|gain|profit|principal|byaj|pension)\\b(?! (?:rate|of \\d[\\d.]* ?%|is|at|=|\\d|income))|\\bper (?:month|year) profit\\b|\\bmonthly interest (?:of|on) \\S+(?: lakh| crore)? loan|\\b(?:emi|rd)\\b.*(?<!% )\\b(?:monthly|quarterly) interest[\\s?.]*$|\\bsimple interest (?:per annum|yearly|per year|in a year) on\\b|^gratuity per year\\b|\\bnps\\b.*(?:yearly|annual) pension|\\bepf yearly interest|तिमाही ब्याज|\\bhow much (?:per|a|in a) quarter|\\bper quarter[\\s?.]*$|\\bquarterly amount|\\bhow much of (?:the )?emi is|\\b(?:interest|principal) (?:part|component|portion) of emi|\\binterest component[\\s?.]*$)`,
  ),
  kind('return', '^(?:annual|yearly) returns? (?:of )?sip'),
  // Prices of before, which no word tells from those of later.
  kind(
    'back, earlier, pehle',
    '^(?!.*(?:retire|\\bsip\\b|\\bemi\\b|loan))(?=.*(?:inflation|mehngai)).*\\d (?:years?|yrs?|saal) (?:back|earlier|pehle)\\b',
  ),
  // Whether the tax is in it already.
  kind('bill', '^bill (?:of )?\\S+ gst [\\d.]+ ?% (?:how much )?(?:tax|gst)[\\s?.]*$'),
  // A list of what is counted in times or years.
  kind(
    'average, mean of, sum of, total of',
    '^(?:average|mean|sum|total) of (?:\\d{1,3} (?:years?|months?|days?|weeks?)\\b|20\\d\\d ?:)|^average of \\d{1,3} ?, ?\\d{1,3} (?:k|lakhs?|crores?)\\b',
  ),
  // How an amount is reached, by which way is not said.
  kind(
    'kaise ban, fund banana, कैसे बन',
    '^(?!.*(?:\\bsip\\b|mahin|month|fd\\b)).*(?:\\bkaise ban|\\bka fund banana\\b|कैसे बन)',
  ),
  // So much a month that comes in, or is owed.
  kind(
    'get, receive, retire with, live on',
    '^(?!.*(?:\\bsip\\b|invest|sav(?:e|ing)|deposit|swp|withdraw|corpus|how much|kitn|how long|how many|emi|loan|rent|salary|want|need|inflation)).*(?:\\bget\\b|\\breceive\\b|\\bretire with\\b|\\blive on\\b) (?:rs |₹ ?)?\\d\\S*(?: k| lakh)? (?:monthly|(?:a|per|every) month)',
  ),
  kind(
    'debt, car , bike, bank, gaadi',
    '^(?!.*(?:\\bsip\\b|invest|sav(?:e|ing)|emi|loan|price)).*(?:(?:^debt \\d|^(?:car|bike) for\\b|\\bpay(?:ing)? (?:the )?bank\\b).*\\b(?:monthly|(?:a|per|every) month|mahina)\\b|\\bmahina\\b.*\\b(?:gaadi|car)\\b)',
  ),
  kind(
    'value, worth',
    '(?:\\btoday s value|\\bvalue today|\\bpresent (?:worth|value)) of \\S+(?: lakh| k)? (?:monthly|(?:a|per|every) month)',
  ),
  kind(
    'how long, how many, kitne',
    '^(?!.*(?:emi|loan|sip|invest|last|draw|swp|rent)).*(?:monthly|mahina|(?:a|per|every) month) (?:from|in) \\S+ (?:lakhs?|crores?)\\b.*(?:how long|how many|kitne)|^(?!.*(?:emi|loan|sip|invest|last)).*(?:lakhs?|crores?) (?:me|mein) se \\S+ (?:mahina|monthly).*kitne|^how many years of \\S+ monthly in\\b',
  ),
  // What comes out, or what goes in.
  kind(
    'adding',
    '^(?:rs )?\\d\\S*(?: k| lakhs?)? ?(?:rs |rupees )?after adding (?:[\\d.]+ ?% )?(?:gst|tax|tip)\\b',
  ),
  // A difference, or from so many lakhs to so many.
  kind('lakh, crore', '^\\d{1,3} ?[-−] ?\\d{1,3} (?:lakhs?|crores?)[\\s?.]*$'),
  // Of one of several.
  kind('ek pe, ek par, on one', '\\b(?:ek (?:pe|par)|on (?:only )?one(?: of them)?) [\\d.]+ ?%'),
  // What is paid out then, or in until then.
  kind(
    'corpus',
    '\\bcorpus (?:needed |required )?(?:for|to get|giving) (?:rs )?\\S+(?: k| lakhs?)? (?:monthly|(?:a|per|every) month)(?!.*(?:\\bsip\\b|invest|sav)).*\\bage\\b',
  ),
  kind('instead of, pay ', '\\bpay \\S+ instead of (?:the )?emi\\b|^pay \\S+ monthly on\\b'),
]

/** What may be meant in more than one way in any words. */
export const undecided: readonly KindOfQuestion[] = [
  // So many rupees, or so many percent.
  kind(
    'off, discount, chhoot, chhut, छूट',
    '^(?!.*(?:%|percent|pratishat|प्रतिशत|फीसदी))(?=.*\\d{3}).*(?:(?<![\\d.,/₹-] ?|\\brs ?|\\d ?[-*x+] ?)(?<![\\d.])[1-9]\\d? ?(?:ka |ki |का |की )?(?:off|discount|chhoot|chhut|छूट)(?![a-z])|\\b(?:discount|flat)(?: of| hai| is)? [1-9]\\d?(?![\\d.,]| ?(?:rs|rupees?|rupaye|k|lakhs?|l|cr)\\b))',
  ),
  // A difference, or from the one percentage to the other.
  kind('%', '^(?:what is |calculate )?\\d{1,2}(?:\\.\\d+)?-\\d{1,2}(?:\\.\\d+)? ?% (?:of|on|off|gst)\\b'),
  // What comes of a part of a year is computed by the year.
  kind(
    'effective',
    '\\beffective (?:quarterly|monthly|half yearly|daily|weekly) (?:rates?|yields?|returns?|interest)',
  ),
  // What is paid for a thing is more than what is paid for its loan.
  kind(
    'loan',
    '^(?=.*(?:worth|costs?|price)).*loan.*\\b(?:in total|total|in all|altogether)(?: cost| price)? (?:for|of) (?:the|my|this) (?:car|house|home|flat|bike|property)\\b',
  ),
  // The rate that somebody else pays.
  kind(
    'brother, sister, friend, cousin, colleague, neighbour, uncle',
    '^(?!.*(?:%|percent).*(?:%|percent))(?!.*\\b(?:his|her|their|he|she|him|same)\\b)(?:.*[.,;] )?my (?:brother|sister|friend|cousin|colleague|neighbour|uncle) (?:gets?|got|pays?|paid|has|had) [\\d.]+ ?(?:%|percent)',
  ),
]
