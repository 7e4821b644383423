/** What is left of an income once its tax is paid. */
export const afterTax =
  /\b(?:(?:what|how much) (?:is|will be|do i have|would be) left )?(?:(?<!\d(?: ?(?:k|lakh|lakhs|crore|hazar|rs|rupees))? )(?:per month |a month |every month |per year |a year ))?after (?:paying )?(?:the )?(?:income )?tax(?:es)?\b|\bpost tax\b|\b(?:income )?tax (?:ke|kat ke|katne ke|kaatne ke|kat kar|dene ke) baad\b|(?:आय)?(?:कर|टैक्स) (?:कटने |देने |काटने )?के बाद/
/** What is left of a salary, by its name. */
export const takeHome = /\b(?:in ?hand|take ?home(?: pay)?)\b|इन हैंड|टेक होम/
/** Whose income it is. */
export const ofIncome =
  /\b(?:salary|income|ctc|package|lpa|earn|earning|vetan|tankhwah|pagar)\b|वेतन|सैलरी|तनख्वाह|आय/
/** What asks for what is left: it says nothing else of the tax. */
export const askingLeft =
  /\b(?:in ?hand(?: salary(?! of)| income)?|take ?home(?: salary(?! of)| pay| income)?|left|remains?|net (?:salary|income|pay)|bach(?:ega|egi|ta|enge)|mil(?:ega|egi|ta)|haath me(?:in)? aayega|do i (?:get|keep|have|take home)|will i (?:get|keep|have|take home))\b|बचेगा|बचेगी|मिलेगा|मिलेगी|हाथ में|इन हैंड|टेक होम/g
/** That it is asked for a month, or for a year. */
export const aMonth =
  /\b(?:per month|a month|monthly|every month|each month|mahine|mahina|month me(?:in)?)\b|महीने|मासिक/g
export const aYear = /\b(?:in a year|per year|a year|yearly|annually|per annum|saal me(?:in)?)\b|साल में/g
/** What is left is told, and the income looked for: "after tax 90000", "what is my CTC". */
export const isLeftTold =
  /\b(?:after (?:income )?tax(?:es)?|in ?hand|take ?home|net (?:salary|income|pay)|post tax)(?: (?:salary|income|pay|is|of|as|=|:))* ?(?:rs |inr |[₹$] ?)?\d|\b(?:what|how much|kitn[aei])\b(?: \w+){0,3} (?:ctc|gross)\b|\b(?:ctc|gross(?: salary| income)?) (?:kitn[aei]|kya|needed|required|should)\b/
