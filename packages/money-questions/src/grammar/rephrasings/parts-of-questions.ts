import { eitherRegime, toRegime } from '../tax-deductions.ts'
import { type PartRephrasing, part } from './rephrasing.ts'

/** More is earned in a year alone: "SIP, monthly, 12 % return". */
const MOST_OF_MONTH = 3
const ofMonth = (said = '', percent = '') =>
  Number(percent) <= MOST_OF_MONTH ? `${percent} % per month` : said

const myself = 'me|i|main|mai|myself|mere|meri|mujh|मैं|मेरे'
const fellows =
  'friends?|dosto?|doston|colleagues?|others|people|log|roommates?|brothers?|sisters?|bhai|bhaiyo|दोस्तों|दोस्त'

const lender =
  '(?:(?:bank|loan|option|offer|plan)? ?\\b(?:a|b|1|2|one|two|first|second|hdfc|sbi|icici|axis|pnb|kotak)\\b[\\s:,-]*)?(?:gives |offers |is |of |at )*'

/** Somebody has an amount and asks what comes of it each month: it is drawn from, and not saved for. */
const drawsFrom =
  /^(?!.*\b(?:sip|invest|save|saving|need|want|reach|target|goal|chahiye|emi|loan|rent|salary)\b)(?:.*\b(?:from|out of) (?:my |a )?(?:rs |₹ ?)?\d|.*\b(?:i have|mere paas|mere pass|if i (?:deposit|put|keep|park)|i (?:deposit|deposited|put|keep|kept))\b|.*\b(?:will|would|can) .*\b(?:give|pay|fetch|yield)\b|.*(?:lakhs?|lacs?|crores?|cr) se\b)/

/** What a figure of a plan is asked for by. */
const figureCalled = (what = '') =>
  /invested/.test(what)
    ? 'how much total invested'
    : /interest|byaj/.test(what)
      ? 'total interest'
      : 'how much profit'

/** Other words for parts of questions. */
export const partRephrasings: readonly PartRephrasing[] = [
  // "Sip 5000 …, sirf return kitna", "fd …, earn?": what it brings alone.
  part(
    '[\\s,.;-]+(?:(?:(?:sirf|only|just|सिर्फ) )(?:the )?(?:returns?|kamai|रिटर्न|कमाई)(?: (?:kitn[aei]|hoga|hogi|hai|milega|कितन[ाी]|होगा|है|मिलेगा))*|(?:(?:how much|what) )?(?:(?:do|will|would|does) )?(?:i|it|we)? ?earn(?:ed|s|ing)?|kamai (?:kitn[ai]|hogi|hai| )+|कमाई (?:कितनी|होगी|है| )+)[\\s?.]*$',
    ' , kitna munafa',
    /^(?=.*(?:\bsip\b|\bfd\b|lump ?sum|mutual|एसआईपी|एफडी))(?!.*(?:loan|\btax|tds|step|vs|ya\b)).*(?:return|kamai|earn|रिटर्न|कमाई)/,
  ),
  part(
    '(?:how much|kitna|kitne)(?: (?:will|would|can|do) (?:i|we) (?:get|draw|receive))? (?:per|a|each|every) month|(?:how much|kitna|kitne) monthly|(?:har|per|pratyek) (?:mahine|mahina|month) (?:kitna|kitne|how much)(?: (?:milega|milenge|milegi|aayega))?|mahine (?:ka|me|mein) (?:kitna|kitne)(?: (?:milega|milenge|milegi|aayega))?|(?:per|a) month how much',
    'how much monthly can i withdraw',
    drawsFrom,
  ),
  // Who says "me and 3 friends" is one of four.
  part(
    `(?:${myself}) (?:and|aur|&|और) (?:my |mere |meri |मेरे )?<N> (?:other )?(?:${fellows})\\b`,
    (_all, number) => `${Number(number.replaceAll(',', '')) + 1} people`,
    /\d/,
  ),
  part(
    `<N> (?:other )?(?:${fellows}) (?:and|aur|&|और) (?:${myself})\\b`,
    (_all, number) => `${Number(number.replaceAll(',', '')) + 1} people`,
    /\d/,
  ),
  // "80D 50000 for myself" names whose insurance it is after the amount.
  part('(eightyd) +<A> (?:for|of) (?:self|myself|my family|family)\\b', '$1 $2', /eightyd/),
  // "2 % monthly simple interest", "3 rupees of the hundred monthly".
  part('<P> (?:monthly|मासिक)(?= (?:simple |साधारण |sadharan )?(?:interest|byaj|ब्याज))', '$1 % per month'),
  part('<P> (?:monthly|मासिक)(?= (?:returns?|profit|रिटर्न))', ofMonth),
  part(
    '(?:har mahine|every month|(?<!sip )monthly|हर महीने) (?:ka |का )?<P>(?= (?:interest|byaj|returns?|profit|ब्याज|रिटर्न))',
    ofMonth,
  ),
  part('<P> (?:pe|par) (?:byaj|interest) kitn[ai]', '$1 % par , kitna byaj'),
  // So many rupees of the hundred are of a month, and earn nothing themselves, where nothing else is said.
  part(
    '(\\d[\\d.]*|\\b(?:ek|do|teen|char|chaar|panch|paanch|dedh|dhai)|एक|दो|तीन|चार|पांच|डेढ़|ढाई) ?(?:rs|rupees?|rupaye|rupay|rupaya|रुपये|रुपए|रुपया)? ?(?:saikda|saikra|saikre|sekda|sainkda|सैकड़ा|सैकड़े|सैंकड़ा)(?: (?:byaj|vyaj|sood|interest|ब्याज|सूद))?(?: (?:monthly|mahina|mahine|per month|mahawar|महीना|महीने)(?! \\d))?(?!.*(?:saal|salana|year|annual|compound|chakravriddhi|साल|वार्षिक|चक्रवृद्धि) ?(?:wala|rate|byaj)?$)',
    '$1 % per month simple interest',
  ),
  part('<P> (?:every|per|each|a) month compounded(?: monthly)?', '$1 % per month compounded monthly , '),
  // Two loans, by their lenders or by nothing but their figures.
  part(
    `^(?:(?:compare|which|is|cheaper|two|loans|loan|better|of|these)[\\s:,]+)*${lender}<A> (?:at |@ )?<P> (?:for )?<T>[\\s,.:]*(?:and |or |vs |versus )?${lender}(?:<A> )?(?:at |@ )?<P> (?:for )?<T>[\\s,.?]*(?:which (?:one |loan )?(?:is |has |costs? |will cost |would be )?(?:the |me )?(?:less|lower|least|cheaper|more|better))?(?: ?total)?(?: ?interest| ?overall| ?in total| ?in all| ?one){0,3}[\\s?.]*$`,
    (said, first, rate, time, second, otherRate, otherTime) =>
      /loan|bank|interest|cheaper|costs|gives|offers/.test(said ?? '')
        ? `compare total interest on loan of ${first} at ${rate} % for ${time} vs ${second ?? first} ${otherRate} % for ${otherTime}`
        : (said ?? ''),
    /(?:%|percent).*(?:%|percent)/,
  ),
  part(
    '\\btds (?:deducted )?(?:on|for) (?:my |the )?(?:bank )?(?:fd|fixed deposit|rd|savings?)(?: ka| ke)? (?:interest|byaj)',
    'tds bank interest',
  ),
  part(
    `\\b(${eitherRegime})(?![a-z\\u0900-\\u097f])(?= ?(?:[,.?)]|$|tax\\b|\\d|eighty|with|me\\b|mein\\b|में))(?! tax regime)|(?<=\\(|in |tax )(${eitherRegime})(?![a-z\\u0900-\\u097f])`,
    (_, one, other) => toRegime(one ?? other ?? ''),
    /^(?!.*(?:regime|vyavastha|व्यवस्था|years? old|yr old|\bgst\b|\bnew (?:car|house|salary|job|company)|old (?:or|vs|and) new|new (?:or|vs|and) old)).*(?:\btax\b|टैक्स)/,
  ),
  // Income that is no salary.
  part('\\b(?:non[ -]salary|other) income(?! of)', 'taxable income', /^(?!.*salary .*\d.*other).*\btax\b/),
  part(
    '^(?:fd |return )?<P> (?:vs|against|and|with) inflation <P> real (?:return|rate)$',
    'real return $1 % with $2 % inflation',
  ),
  part(
    '\\b(?:nominal to effective|apy of) <P> (quarterly|monthly|half[- ]yearly)',
    'effective annual rate $1 % compounded $2',
  ),
  // How often interest is added, told before the amount.
  part(
    '\\b(compound interest|ci) (?:at |@ )?(half[- ]?yearly|quarterly|monthly|yearly|annually)\\b(?! (?:sip|investment|deposit|instal|rate|amount|of))',
    '$1 , compounded $2 ,',
  ),
  // The scheme for senior citizens pays every quarter.
  part(
    '(?<=\\bscss\\b.*)\\bquarterly(?: (?:income|interest|payout))?',
    '',
    /^(?!.*(?:invest|deposit)[\s?.]*$)/,
  ),
  part(
    '\\b(?:(?:how much|what|kitna) (?:home |car |personal )?loan (?:amount )?(?:can|will|would|could) (?:i|we) (?:get|take|afford|have)|max(?:imum)? (?:home |car |personal )?loan)(?=.*\\b(?:salary|income)\\b.*\\bemis?\\b)',
    'loan eligibility',
    /salary|income/,
  ),
  // No home is bought by these, so that "flat" is no home.
  part(
    '(?<=\\b(?:personal|bike|scooter|two wheeler|gold|consumer) loan\\b.*) (?:at )?flat (?=\\d[\\d.]* ?%)',
    ' flat rate ',
  ),
  part('\\bin ([a-z]{3})[a-z]* (20\\d\\d)(?=.* in \\1[a-z]* 20\\d\\d.*cagr)', 'in $2', /cagr/),
  part('(?<= in 20\\d\\d.*) in [a-z]{3,9} (20\\d\\d)(?=.*cagr)', ' in $1', /cagr/),
  part('\\bex[ -]showroom(?: price)?', 'price'),
  part('^(?:at )?flat (?=\\d[\\d.]* ?%(?! down))', 'flat rate '),
  part('\\bat flat (?=\\d[\\d.]* ?%.*reducing)', 'flat rate '),
  // Over whole years.
  part(
    '\\bfrom ([a-z]{3})[a-z]* (20\\d\\d) (?:to|till|until) \\1[a-z]* (20\\d\\d)',
    (_, __, from, to) => `in ${Number(to) - Number(from)} years`,
  ),
  part(
    '<N> ?x (?=(?:expenses? )?(?:fire|rule))',
    (_, times) => `at ${100 / Number(times)} % withdrawal rate `,
  ),
  part('\\b(?:mutual fund )?nav\\b', ''),
  part('(?<=eligib.*)\\bno (?:other |existing |current )?emis?\\b', 'existing emi 0'),
  part(
    '\\b(?:average|avg) (?:buying |purchase )?(?:price|cost) (?:per|a|of (?:each|one)) (?:share|stock|unit)\\b',
    'average price',
    /\b(?:average|avg)\b/,
  ),
  part('(?<=\\bbonds?\\b.*years?) left\\b', ''),
  // Several debts without the name of what is asked for.
  part(
    '^(?:(?:i|we) (?:have|owe) )?(?:[2-9]|two|three|four|five) (?:debts|loans)\\b:?(?=.*(?:extra|avalanche|snowball))',
    'debt payoff ',
    /extra|avalanche|snowball/,
  ),
  part('^(?=(?:snowball|avalanche)\\b)', 'debt payoff '),
  // Who is to study, and where, without the name of what is asked for.
  part(
    '^(?!.*(?:loan|emi|child education|padhai))(?=.*\\b(?:child|kid|son|daughter|beta|beti|bachch[aei])\\b)(?=.*\\b(?:college|education|engineering|mba|medical|degree)\\b)(?=.*\\d[^,]*\\b(?:saal|years?|old)\\b|.*\\b(?:age|is|am|umar) \\d)',
    'child education , ',
    /college|education|engineering|mba|medical|degree/,
  ),
  // Instalments are of a loan: without a time they are how long it takes.
  part(
    '^(?!.*\\d ?(?:y|sa|mahine|month(?!ly)))(.*)\\b(?:how many|(?:number|no) of) (?:emi|instal)\\w*(?: of)?',
    '$1 how many months to pay , emi ',
    /emi|instal/,
  ),
  // It asks for the figure that stands before it; "nikalo" alone takes money out.
  part(
    '\\b(npv|irr|xirr|cagr|emi|gst|tax|byaj|interest|return) (?:nikalo|nikaalo|nikaliye|nikal do|nikaal do|nikaln[ia]|nikaaln[ia]|nikalwan[ia])\\b',
    '$1 batao',
  ),
  part('\\b(?:fell|dropped|fallen|came down|went down) from <A> to <A>(?=.*\\bcagr\\b)', 'from $1 to $2'),
  part('<P> (?:aur|and|or|ya) <P> (?:dono|both) (?:pe|par|at)?', '$1 % aur $2 % par'),
  // "Between 15 and 20 years" are two times.
  part(
    '\\bbetween (\\d+) and (\\d+) (years|saal|months)\\b',
    'between $1 $3 and $2 $3',
    /difference|farak|fark|antar/,
  ),
  // The tax of a salary is that of a year, with all that comes on top of it.
  part(
    '\\b(?:with|including|incl) (?:surcharge and cess|cess and surcharge|surcharge|cess)\\b',
    '',
    /\btax\b/,
  ),
  part(
    '(?<=\\btax\\b.*) (?:per year|in a year|for the year|saal ka)(?=[ ?.]*$)',
    '',
    /monthly salary|salary [^,]*(?:per|a) month/,
  ),
  // A rate that is told is the one that seniors get.
  part('\\b(?:for )?(?:a )?senior citizens? (?=(?:fd|fixed deposit)\\b.*%)', '', /senior/),
  part('(?<=\\b(?:fd|fixed deposit)\\b.*%.*) (?:for )?(?:a )?senior citizens?\\b', '', /senior/),
  // Paid down at once.
  part('\\b(?:car|house|flat|bike|ghar|home) on ?road(?: price)?\\b', 'car price', /emi/),
  part('\\bdown <A>(?=.*\\bemi\\b)', 'down payment $1', /\b(?:price|car|house|home|bike|flat)\b/),
  part('\\b194 ?j\\b(?=.*professional|(?<=professional.*))', ''),
]

/** What a turn that puts figures right begins with. */
const opening = '((?:(?:no|sorry|actually|and|aur)[, ]+)*)'

/** The same for a question after another one. */
export const followRephrasings: readonly PartRephrasing[] = [
  // "Returns, 12 years": another time, and another figure of it.
  part(
    '^(?:(?:and|aur|और) )*(?:the |what )?(interest|byaj|returns?|profit|invested|total invested)(?:,| in|, in| if(?: i take| it is)?)? <T>[\\s?.!]*$',
    (said = '', what, time) =>
      /^(?:interest|byaj) in/.test(said) ? said : `${time} , ${figureCalled(what)}`,
  ),
  // "16 lakh and 9.5 %", "45 lakh par 9 %": another amount, and another rate.
  part(
    '^((?:(?:no|ok|okay|sorry|actually|oops|oh|wait|i meant?|and|aur|or|make it|what about|for)[, ]+)*)<A>\\s*(?:and|with|par|pe|aur|plus|पर|और)\\s+<P>(?: interest| return| rate)?(?: please)?[\\s?.!]*$',
    '$1$2 , $3 %',
    /^(?!.*\b(?:gst|tax|tip|discount|off|bonus)\b).*(?:%|percent)/,
  ),
  part(`^${opening}<T>\\s+(?:and|with|aur|और)\\s+<P>[\\s?.!]*$`, '$1$2 , $3 %', /%|percent/),
  part(`^${opening}<P> on <A>[\\s?.!]*$`, '$1$3 , $2 %', /^(?!.*\bof\b).*\bon\b/),
  // "Thik hai, 10 lakh ke liye?", "wait, 8.5 %": what is said before a figure and says nothing of it.
  part(
    '^(?:(?:ac+h+a|thi+k|theek|ok|okay|hmm+|arre|are|arey|bhai|chalo|wait|oh|galti ho gayi|galti se|galat bola|अच्छा|ठीक|अरे|चलो|गलती हो गई|माफ करना)(?: (?:hai|h|ab|है|अब))?[\\s,.!]+)+(?=.*\\d)',
    '',
  ),
  // "Aur saal 12".
  part(
    '^((?:(?:aur|and|ab|but|agar|if|और|अगर) )*)(saal|sal|years?|months?|mahine|साल|महीने) (\\d{1,3})(?: (?:kar do|kar du|karo|kare|ho|to|hi|लो|करो))*[\\s?.!]*$',
    '$3 $2',
  ),
  // "Sirf return kitna", "how much earned": of a plan what it earns.
  part(
    '^(?:(?:aur|and|sirf|only|just|total|kul|bas|और|सिर्फ|कुल) )*(?:(?:how much|kitn[ai]|कितन[ाी]) )?(?:returns?|kamai|kamaya|earned|earning|earnings|रिटर्न|कमाई)(?: (?:kitn[aei]|hua|hui|hoga|hogi|hai|mila|milega|sirf|only|total|कितन[ाी]|हुआ|हुई|होगा|होगी|है|मिला|मिलेगा|सिर्फ))*[\\s?.!]*$',
    'how much profit',
  ),
  // "Now 2.5 lakh": what it is worth.
  part('^(?:if |agar |and |aur )?(?:now|aaj|today)(?: worth| value)? <A>[\\s?.!]*$', 'final value $1'),
  // "Rate badal ke 8.5 kar do".
  part(
    '^(?:(?:aur|and|ab|but|agar|if|और|अगर) )*((?:the )?(?:interest |byaj )?(?:rate|roi|dar|byaj|interest|return|दर|ब्याज|रिटर्न))(?: (?:of|ko|badal|badalkar|badle|ke|kar|karke|change|changes|changed|ghatakar|badhakar|to|is|hai|now|ab|agar|ki|jagah|बदलकर|को|अगर))* (\\d{1,2}(?:\\.\\d+)?)(?![\\d.,]| ?(?:%|percent|points?|years?|yrs?|y|saal|sal|months?|mahin|lakh|lac|k|l|cr|crore|thousand|hazar|प्रतिशत|फीसदी|साल|महीने|लाख|हजार|करोड़|bps)(?![a-z]))',
    '$1 $2 %',
  ),
  // "At 7.5 and 4 years": the rate, and the time.
  part(
    '^(?:and |or |what about )?(?:at|@) (\\d+(?:\\.\\d+)?) and <T>',
    'at $1 % and $2',
    /^(?:and |or |what about )?(?:at|@) /,
  ),
  // "Increase it to 8000", "tenure reduced to 15 years", "loan kam karke 20 lakh": how much it is, and not by how much it changes.
  part(
    '\\b(?:(?:bring|take|move) (?:it |this )?(?:down|up)|(?:increas|rais|reduc|shorten|lengthen|extend|decreas|lower|cut|drop|hik|chang|chop)(?:e|es|ed|ing|ting|s)?|cut|lower|shorten|extend|goes up|go up|comes? down|badha ?kar|badha ?ke|ghata ?kar|ghata ?ke|kam kar ?ke|kam karke)(?: (it|this|the (?!rate)\\w+|my \\w+|tenure|time|term|period|loan|amount|withdrawal|deposit|investment|sip|emi|duration))?(?: (?:it|this))? to (?=(?:rs |₹ ?)?\\d)',
    (_, what = '') => (/^(?:it|this)?$/.test(what) ? 'make it ' : `${what} `),
    /^(?!.*\bfrom\b.*\bto\b)/,
  ),
  part(
    '(?:\\b(?:badha ?kar|badha ?ke|ghata ?kar|ghata ?ke|kam kar ?ke|kam karke|badhaakar|ghataakar)|(?:बढ़ाकर|घटाकर|बढ़ा कर|घटा कर|कम करके)) (?=(?:rs |₹ ?)?\\d)',
    '',
  ),
  // "Zyada hai, 7 saal karo": that it is too much is no change by so much.
  part(
    '^(?:(?:ye|yeh|itna|itni|emi|kist|bahut|thoda|thodi|too|its|it is|that is|thats|a bit|यह|ये|बहुत|थोड़ा) )*(?:zyada|jyada|kam|ज्यादा|ज़्यादा|कम|high|low|much|more|less|big|small|long|short)(?: (?:hai|h|he|hain|lag rahi hai|lag raha hai|lagta hai|chahiye|है|लग रही है|लग रहा है|चाहिए|for me))?[,.!;]+ ?(?=.*\\d)',
    '',
  ),
  part(
    '(?:^|(?<= ))(?:कर दो|कर दें|कर दीजिए|कर दे|करदो|कर लो|कर लें|कर दूं|कर दू|कर लूं|कर लू|कर दूंगा)(?= |[?.!]|$)',
    '',
  ),
  part('\\bkar (?:du|dun|doon|dunga|dungi|dein|denge)\\b', 'karo'),
  part(
    '^(?:माफ करना|माफ कीजिए|मेरा मतलब|maaf karna|maaf kijiye|maf karna|mera matlab)(?: है| hai)?[\\s,.]+(?=\\S)',
    '',
  ),
  // "1 lakh jod ke" is so much more.
  part(
    '^(?:(?:and|aur|then|now|ok) )?<A> (?:jod ?ke|jod ?kar|add karke|add kar ke|milake|milakar|mila ke|जोड़कर|जोड़ के)[\\s?.]*$',
    '$1 more',
  ),
  part(
    '^(?:(?:and|aur|then|now|ok) )?<A> (?:or|ya|and|aur|vs) <A> (years?|saal|months?|mahine)[\\s?.]*$',
    '$1 $3 and $2 $3',
  ),
  // What was said before was wrong.
  part(
    '^(?:(?:no+|nope|nahi|nahin|galat|wrong|sorry|oops|arre|actually|i meant?|mera matlab|matlab|नहीं|गलत|अरे|मतलब)(?: no| nahi| sorry| wait| hai| है)*[\\s,.]+)+(?=\\S)',
    '',
  ),
  part('[\\s,.]+(?:i mean|i meant|matlab|मतलब|sorry|instead)[\\s.!]*$', ''),
  part('^(?:और|aur|and)(?: अगर| agar| if)? (?=\\d[\\d.]* ?(?:%|percent))', ''),
  // "How much for 10 lakh maturity", after a deposit.
  part(
    '^(?:(?:and|how much|what|deposit|for|to get|need|needed) )*(?:<A> (?:at )?maturity|maturity (?:amount |value )?(?:of )?<A>)[\\s?.]*$',
    'need $1$2 at maturity',
    /maturity/,
  ),
  part('\\b(?:did|have|do) i (?:put|pay) in\\b', 'did i invest'),
  part('^(?:interest only|only interest|sirf byaj|only the interest|सिर्फ ब्याज)[ ?]*$', 'total interest'),
]
