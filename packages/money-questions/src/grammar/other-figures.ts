/** What a percentage is of, or does, where it is no rate of the plan before: "EMI up 10 %", "my share 50 %", "50 % equity". */
export const otherPercents =
  /\b(?:(?<!step[ -])up|down|growing|grows?|rising|badh\w*|ghat\w*|gir\w*|hike|hiked|increment|share|hissa|equity|debt|stocks?|gold|portion|part|half|i pay|pays|wife|husband|friend|brother|sister|parents?|saves?|saving|bachat|slab|tax|commission|tip|processing|fees?|charges?|penalty|foreclosure|of (?:my|the|it|that|salary|income))\b|बढ़|हिस्स|बचत|पत्नी|कमीशन/

/** What an amount is called that is no figure of the plan before: "bonus 3 lakh", "property value 70 lakh". */
export const otherAmounts =
  /\b(?:bonus\w*|property|house|flat value|market value|value of|stamp|registration|registry|processing|fees?|charges?|gift|rent|kiraya|pf|epf|professional|standard deduction|std deduction|insurance|premium|savings?|expenses?|kharch\w*|income from|side income|other income|stock|shares?|capital|dividend|pension|arrears|incentive|commission|freelance|budget|salary|maturity|\d[\d,.]*(?: (?:k|lakhs?|crores?))? (?:interest|byaj)|left|baki|baaki|bacha|bache|remaining|start(?:s|ing)? with|already paid|paid already|up to|upto)\b|बोनस|किराया|खर्च|वेतन/

/** What a time is of, where it is not that of the whole plan: "if I skip 6 months". */
export const otherTimes =
  /\b(?:pehle|pahle|ago|earlier|last \d|aakhri|akhri|start\w* after|after which|every \d|har \d|(?:ek|one|1) (?:mahine|month|saal|year) (?:ka|ki)|skip\w*|miss\w*|moratorium|holiday|pause\w*|break|gap|late|delay\w*|stop\w*|na (?:du|dun|doon|de|bharu|bharun)|nahi(?:n)? (?:du|dun|doon|de|di|bharu|bharun|bhari))\b|न (?:दूँ|दूं|भरूँ|भरूं)|नहीं (?:दूँ|दूं|दी|भरी)/

/** The words of those that call an income itself. */
export const incomeNames = /\b(?:salary|income|pension|freelance)\b|वेतन/g

/** What says that something happens again each year. */
export const yearByYear =
  /\b(?:every|each|per|har|a|once a) (?:year|saal|sal)\b|\b(?:yearly|annually|salana)\b|हर साल|सालाना/

export const moreOrLess =
  /\b(?:more|extra|additional|less|(?<!step[ -])up|down|increas\w*|decreas\w*|badh\w*|ghat\w*|growing|grows?|rising|zyada|jyada|kam)\b|बढ़|घट|ज्यादा|कम/

/** What is left or kept at the end of a plan that is drawn from. */
export const keptAtTheEnd =
  /\b(?:keep|keeping|leave|leaving|left|left over|remain\w*|at (?:the )?end|bachna|bache|bachana|bacha)\b|बच/

/** Of those, what labels of calculators may call their own figures. */
export const ofDefinitions =
  /\b(?:property|house|stamp|registration|registry|processing|fees?|charges?|gift|rent|kiraya|pf|epf|professional|insurance|premium|savings?|expenses?|kharch\w*|stock|shares?|share|capital|pension|commission|salary|income|equity|debt|gold|tax|slab|saves?|saving|down|up)\b|किराया|खर्च|वेतन|बचत/g

/** Interest of a year, or of the time that is left, where that of the whole time is known. */
export const partOfInterest =
  /(?=.*\b(?:interest|byaj|byaaj|sood)\b|.*ब्याज).*(?:\b(?:saal (?:ka|me|mein)|sal ka|(?:per|par|a|each|every|har) (?:year|saal)|yearly|annual|from here|remaining|that is left|aage ka|first year|last year)\b|हर साल|साल का)/

/** What neither takes the place of a figure nor changes one by so much: "1.5 times", "in 2030". */
export const noFigureOfIt =
  /^[1-9]\d{2,} ?(?:years?|yrs?|saal)\b|\b(?:interest|byaj) (?:this year|is saal)\b|^(?:(?:and|aur|now|then|what if|if) )*(?:[\d.]+ ?(?:times|x|guna|gune|गुना|गुने)|(?:in|by|till|until) (?:19|20)\d\d|(?:19|20)\d\d (?:tak|me|mein))[\s?.!]*$|\d ?(?:years?|yrs?|saal|months?|mahine) (?:over|passed|gone|ho gaye|ho chuke|beet gaye)\b|\b(?:pehle se (?:hai|hain|h|tha|the)|nikaa?l (?:li\w*|chuk\w*)|at ?least|at ?most|kam se kam|zyada se zyada|jyada se jyada|nearest|byaj ki income|interest income)\b|(?:कम से कम|ज्यादा से ज्यादा|से (?:कम|ज्यादा)[\s?.!]*$)|\bse (?:kam|zyada|jyada|upar|niche|neeche)(?! (?:kar|ho))(?:[\s?.!]*$| (?:me|mein|hai))|\bka (?:fayda|faida|munafa|nuksaa?n|profit|loss)\b|\b(?:zyada|jyada|kam) mil\w*|\bchahiye (?:har )?mahine\b|\bchahiye (?:per month|monthly)\b|^(?:(?:and|aur) )?[\d.,]+ (?:bhi|ke|too|of them|of those)[\s?.!]*$|^(?:when|until|till|to be|rate for|principal for|time for) (?:rs |₹ ?)?\d[\d,.]*(?: ?(?:k|l|lakhs?|crores?|cr)\b)?[\s?.!]*$|^[\d,.]+(?: ?(?:k|lakhs?|crores?))? tax[\s?.!]*$|^[\d,.]+ is how much ?(?:%|percent)|^next \d+ years? value|^for interest of\b|^keep (?:rs )?\d|^\d[\d.]* ?% variable\b|\bat (?:that|this|the same) rate\b.*\d|\bwhat (?:will|would) it be in \d|^\d+ (?:years?|yrs?|saal) later[\s?.!]*$|^(?:can|could|may) (?:it|this|that|the emi|emi) be\b/
/** A part of what was computed: "20 % of that", "iska 20 %", "isme se 20 %". */
export const partOfResult =
  /^(?:(?:and|aur|now|then|what is|what's|find) )*(?:(\d+(?:\.\d+)?) ?(?:%|percent) (?:of|on|from|out of) (?:that|it|this|the (?:result|answer|amount|total))|(?:us|is)(?: ?(?:ka|ki|ke|me se|mein se|mese|me|mein)) (\d+(?:\.\d+)?) ?(?:%|percent|pratishat)|(?:उस|इस)(?: ?(?:का|की|के|में से|में)) (\d+(?:\.\d+)?) ?(?:%|प्रतिशत))(?: (?:kitna|kitni|kitne|hoga|hota|hai|how much|कितना|कितनी|होगा|है))*[\s?.!]*$/

/** A part of something else: "20 % of what I paid in", "10 % off that". */
export const partOfOther =
  /^(?:(?:and|aur|now|then|what is|what's|find) )*\d+(?:\.\d+)? ?(?:%|percent) (?:of|off|from|out of|less than) (?:what|whatever|that|it|this|the|my)\b(?! (?:rs |₹ ?)?\d)/
/** What was found for one month, over some time: "that for a year". */
export const resultOfTime =
  /^(?:(?:and|aur|so|now|how much is|what is|what will) )*(?:that|it|this) (?:be )?(?:for|over|in) (?:a|an|one|the|\d+(?:\.\d+)?) ?(?:whole )?(?:years?|yrs?|saal|months?|mahine)[\s?.!]*$/

/** What asks for all that was put aside: "how much did I put in", "kitna invest hua", "total deposit". */
export const askedPaidIn =
  /\b(?:how much|what) (?:(?:did|have|will|do|would) i (?:put in|pay in|paid in|invest|invested|deposit|deposited)|total did i (?:put in|invest))\b(?: in total| in all| total| altogether| myself)?|\bkitna (?:invest|jama|deposit) (?:hua|kiya|hoga|karunga|kiye)\b|\btotal deposit(?:ed|s)?\b|^(?:amount |and )?invested(?=[\s?.]*$)|\b(?:total |kul )?kitna (?:dala|daala|lagaya)\b/

/** Interest of so long, where that of the whole time is another figure: "interest till 3 years", "3 saal tak ka byaj". */
export const interestOfTime =
  /^(?:(?:and|aur|what about|the|total|only|how much) )*(?:interest|byaj|ब्याज) (?:is |will be )?(?:paid )?(?:in|for|of|during|over|within|till|upto|up to|until) (?:the )?(\d+(?:\.\d+)? ?(?:years?|yrs?|saal|months?|mahine))[\s?.!]*$|^(?:(?:and|aur|और) )?(\d+(?:\.\d+)? ?(?:years?|saal|months?|mahine|साल|महीने))(?: (?:tak|तक))? (?:ka|ki|me|mein|का|की|में) (?:kitna |कितना )?(?:byaj|interest|ब्याज)(?: kitna| कितना)?[\s?.!]*$|^(?:and )?(\d+(?:\.\d+)? ?(?:years?|months?)) interest[\s?.!]*$|^(?:byaj|interest|ब्याज) (\d+(?:\.\d+)? ?(?:saal|साल|years?|mahine|महीने)) (?:tak|तक)[\s?.!]*$/
