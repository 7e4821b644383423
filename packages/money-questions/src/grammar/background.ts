import { rupees } from './rephrasings/rephrasing.ts'

const relative =
  '(?:wife|husband|mother|father|mom|dad|brother|sister|friend|neighbour|cousin|colleague|boss|uncle|aunt|grandfather|grandmother|mummy|papa|son|daughter|he|she)'
const percent = '\\d[\\d.]* ?(?:%|percent)'
const count = '(?:\\d|a|an|no|one|two|three|four|five)'
const place = '(?:flat|house|home|apartment|villa|plot|property|building|car|bike)'

/** What somebody tells of himself and of others beside a question that goes by none of it. */
export const background: readonly RegExp[] = [
  // Who asks.
  `(?:i am|i m|im|my age(?: is)?|my age|aged|${relative}(?: is)?) \\d\\d(?: ?(?:years?|yrs?)(?: old)?)?(?![\\d.,]*\\d| ?(?:%|percent|lakhs?|k|l|crores?|cr|years?|yrs?|saal|months?|emis?)(?![a-z]))`,
  `(?:i have |we have |with )?${count} (?:kids?|children|sons?|daughters?)(?: aged? \\d+(?:(?:, | and |, and )\\d+)*)?`,
  `(?:i |we |and |mera |meri |my )*(?:monthly |annual |take home |in hand )*(?:earn|earning|salary|income|package|ctc|tankhwah|kamai|pension)(?: (?:of|is|hai|about|around|:))* ${rupees}(?: ?(?:(?:a|per|every) (?:month|year|annum)|monthly|yearly|pm|pa|lpa|mahina|mahine))?(?: (?:hai|salary))?`,
  '(?:mera|meri|mere) (?:beta|beti|bhai|behen|papa|mummy|biwi|pati|pita|maa|bete|patni) (?:ki umar )?\\d{1,2} (?:saal|sal) (?:k[aei] )?(?:hai|hain|ka hai)',
  `i (?:make|get) ${rupees} (?:a|per|every) month(?=[.,;])`,
  '(?:my )?(?:credit|cibil) score(?: is| of|:)? \\d{3}',
  // What there is beside the loan.
  `(?:(?<!\\b(?:of|on|for) )(?:and |in )?(?:my|our|the|a) ${place}(?: is| has| of| worth| costs?| price| valued at| at)* (?:${rupees}|\\d+ floors?)(?: ?(?:and|,)? ?[\\d,]+ (?:sq ?ft|sqft|square feet))?(?: is)?(?: on the \\d+(?:st|nd|rd|th) floor)?(?=[.,;]| and )(?!.*\\b(?:down|own|sav\\w*)\\b)(?=.*(?:\\bloan(?: of| is| for)? ${rupees}(?! ?%)|${rupees} (?:home |car |housing )?loan)))`,
  '(?:(?:is )?on )?the \\d+(?:st|nd|rd|th)(?: floor)?(?=[.,;])',
  '(?:and )?(?:i |we )?(?:have |has )?never (?:missed|skipped) (?:an? |any |my )?(?:emis?|payments?|instal\\w+)',
  '(?:\\d|do|two|ek|one) (?:sawal|questions?)(?: hai| hain)? ?[:,.-]',
  '[\\d,]+ (?:sq ?ft|sqft|square feet)',
  '(?:(?:an? |the )?(?:invoice|bill|order|voucher|branch|account|policy) (?:no|number|#)[. ]*\\d+|branch \\d+)(?: of| for)?',
  // What others pay, and since when.
  `(?:(?:my|our|a|the) )?${relative} (?:pays?|gets?|got|has|had|paid) ${percent}(?: interest)?(?: (?:but|and|while|though))?`,
  '(?:since|in) (?:(?:jan|feb|mar|apr|may|june?|july?|aug|sep|sept|oct|nov|dec)[a-z]* )?(?:19|20)\\d\\d',
  'on \\d{1,2}(?:st|nd|rd|th)? [a-z]{3,9},? (?:20\\d\\d)?',
].map((one) => new RegExp(`(?<![a-z\\d.,-])${one}(?![a-z\\d])[ ,.;]*`, 'g'))

/** Where none of that may be told, as what is asked goes by it. */
export const byBackground =
  /\btax\b|regime|afford|eligib|how (?:much|big|large)(?: an?| of an?)? (?:home |car )?loan (?:can|will|do|should|could)|share of|part of|% of (?:my|it)|percent of|how many percent|\bwe (?:invest|save|put)\b|\b(?:started|began|start) (?:at|when)\b|\bleft\b|bach|remain|\bhra\b|gratuity|retire|\bfire\b|pension (?:of|kitn|per)|foir|\bold\b.*\bwhen\b|until|till|\btak\b|turns?\b|\bage\b|\bthen\b|expens|spend|kharch|inflation|ltv|appreciat|profit|sold|sell|capital gain|\brent|hike|increment|insur|cover|epf|ppf|nps|ssy|\bebitda|टैक्स|बच/

/** What a question goes by that needs none of it. */
export const ofPlainPlan =
  /\b(?:emis?|loan|sip|fd|rd|instal\w*|kist|lump ?sum|invest|gst|fixed deposit|monthly|(?:per|a|every) month)\b|किस्त|लोन|एसआईपी|एफडी/
