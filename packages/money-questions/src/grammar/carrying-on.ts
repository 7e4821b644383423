/** What takes up the result of before: "put that in an FD", "withdraw 50,000 from it". */
export const takesUp =
  /\b(?:(?:the|that|this) (?:money|corpus|amount|sum)|that|it|usme(?:in?)?|us (?:mein?|ko|se|paise|rakam|amount)|usko|usse|use|isme(?:in?)?|is (?:mein?|ko|se|paise|rakam|amount)|isko|isse|ise)\b|(?:उस|इस)(?: ?(?:में|को|से|रकम(?: को| से)?))|उसे|इसे/

/** What begins where the time of before ends: "then an SWP of 20,000", "uske baad". */
export const comesAfter =
  /\b(?:then|after (?:that|this|it)|afterwards|after maturity|us ?ke baad|iske baad|phir|fir)\b|(?:उस|इस) ?के बाद|फिर/

/** What a sum after another one takes up: "10 % of that", "18 % GST on it". */
export const takesUpSum =
  /(?<=\b(?:of|on|to|from|in|plus|minus) )(?:that|it|this|the (?:result|answer|total|same))\b(?! \d)|\b(?:us|is)(?:ka|ki|ke|pe|par|me|mein|se)\b|\b(?:us|is) (?:ka|ki|ke|pe|par|me|mein|se)\b|(?:उस|इस)(?: ?(?:का|की|के|पर|में|से))/

/** What takes up a figure that was looked for, by the kind of question and that figure: what it is then, and what is asked of it. */
export const takenUpAs: Readonly<
  Record<string, Readonly<Record<string, { by: RegExp; as: string; find: string }>>>
> = {
  loan: {
    outstanding: {
      by: /\b(?:that|this|it|refinanc\w*|clos\w*|take ?over|us(?:ko|ka|ki|pe|par)?|is(?:ko|ka|ki|pe|par)?)\b|उस|इस/,
      as: 'principal',
      find: 'emi',
    },
    principal: { by: /\bemi\b.*\b(?:that|this|it)\b|\b(?:uski|iski) emi\b/, as: 'principal', find: 'emi' },
    emi: { by: /\b(?:that|this|same|itni|usi|isi) emi\b/, as: 'emi', find: 'principal' },
  },
  sip: {
    monthlyInvestment: {
      by: /\b(?:invest|do|put|continue|save|pay) (?:that|this|it)\b|\b(?:that|this|same) (?:amount|sip)\b|\bitn[ai] (?:daalu|daloon|invest)\b/,
      as: 'monthlyInvestment',
      find: 'futureValue',
    },
  },
}

const opening = '^(?:(?:and|then|now|ok|okay|also|aur|phir|fir|ab|और|फिर|अब)[ ,]+)*'
const amountAlone = '(?:rs |₹ ?)?([\\d,.]*\\d(?: ?(?:k|lakhs?|lacs?|crores?|cr|thousand|hazar))?)[ .!?]*$'
/** What goes on with a sum by a sign of its own: "minus 2500", "then × 3". */
export const goesOnBySign: readonly (readonly [sign: string, told: RegExp])[] = (
  [
    ['+', '(?:\\+|plus|add|jodo|jod do|जोड़ो)'],
    ['-', '(?:[-−]|minus|less|subtract|ghatao|ghata do|घटाओ)'],
    ['*', '(?:[*×x]|times|multiply by|multiplied by|into|guna)'],
    ['/', '(?:[/÷]|divide by|divided by)'],
  ] as const
).map(([sign, words]) => [sign, new RegExp(`${opening}${words} ?${amountAlone}`)] as const)

/** One more discount on what the first left: "then an extra 10 % off". */
export const furtherDiscount = new RegExp(
  `${opening}(?:an? )?(?:extra|additional|another|further|more) (\\d[\\d.]*) ?(?:%|percent)(?: (?:off|discount|on that|on it))*[ .!?]*$`,
)
