/** Right before an amount: it is what a plan is to come to, not what is put into it. */
export const outcomeBefore =
  /(?:\b(?:so|such|in order)(?: that)? (?:i|we|it|he|she|you) (?:can |will |would |should |may )?(?:get|have|receive|end up with|reach|becomes?|grows? to|makes?)|\b(?:for|of) (?:getting|receiving)|\b(?:fd|fds|sum|deposit|investment|amount|that|which|sip|corpus) (?:gives?|fetch(?:es)?|yields?|pays)(?: me| us| back)?|\bfinal (?:value|amount)(?: is| of| was)?|\bmatur(?:es|ing) (?:at|to|into))$/

/** Right after an amount, in a clause of Hindi that says what something is for: "… ki 5 lakh mile". */
export const outcomeAfter =
  /^(?:mile|milen|milein|mil jaye|mil jaaye|mil jayen|mil sake|de|de de|ho jaye|ho jaaye|ho jayen|ho jaen|bane|banen|ban jaye|ban jaaye|मिले|मिलें|मिल जाए|मिल जाएं|मिल सके|दे|हो जाए|हो जाएं|बने|बनें|बन जाए)(?= (?!raha|rahi|rahe|hai|hain|diya|the|thi|है|हैं|थे|रहा|रही|दिया)|$)/

/** What opens such a clause, before the amount. */
export const purpose = /(?:^| )(?:ki|ke|taaki|taki|jo|jisse|jis se|jisme|कि|ताकि|जो|जिससे|जिसमें)(?= )/

/** What asks for an amount in such a question. */
export const asksAmount = /\bkitn[aei]\b|कितन/

/** Right before an amount: it is what is wanted in the end. */
export const goalBefore =
  /\b(?:to (?:get|have|reach|make|build|accumulate|save|earn|receive)|reach|reaches|wants?|need|target|target of|goal|goal of|corpus of)$/

/** Right after an amount, they say so. */
export const goalAfter =
  /^(?:(?:ka |ki |का |की )?(?:target|goal|lakshya|लक्ष्य)|chahiye|chahie|banan[aei]|ban|milen?|jodn[aei]|jama karn[aei]|jama ho|ho jay[ae]n?|चाहिए|बनान[ाे]|बन|मिले|मिलें|जोडन[ाे]|जमा करन[ाे]|हो जाए)(?= |$)/

/** Before or after an amount that is not said to be paid every month, they say what that is for. */
export const forBefore = /\bfor(?: a)?$/
export const forAfter = /^(?:ke liye|ke lie|के लिए)(?= |$)/

/** What says that money that was put aside is worth so much now, less than was paid in or not. */
export const isWorthLess =
  /\b(?:worth|now|bec[oa]me|became|value|valued|only|loss|lost|current\w*|today|ab|aaj|reduced|fell|got|have|has|had|hua|hui|ban\w*|ho gay\w*|reh gay\w*|rah gay\w*)\b|अब|आज|हुआ|बन|रह ग/
