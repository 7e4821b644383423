/** What asks for each value of a list; with the words that ask, where they are a question by themselves. */
export const eachOfThem =
  /(\b(?:what|how much) (?:does|do|will|would) each (?:of them |one )?(?:become|give|cost|come to|grow to|be worth|be|yield)\b)|\b(?:for|in|at|with|under) (?:each|all)(?: (?:of (?:them|these|those)|one|case|rate|tenure|term|amount|option|scenario))?(?=[ ?.,]*$)|\bdono (?:ki|ka|ke|par|me)\b|दोनों (?:की|का|के|पर|में)|\balag alag\b|अलग अलग/g
