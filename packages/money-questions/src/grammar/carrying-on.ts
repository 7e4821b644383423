import { toPlainLetters } from './to-plain-letters.ts'

/** What takes up the result of before: "put that in an FD", "withdraw 50,000 from it". */
export const takesUp =
  /\b(?:(?:the|that|this) (?:money|corpus|amount|sum)|that|it|usme(?:in?)?|us (?:mein?|ko|se|paise|rakam|amount)|usko|usse|use|isme(?:in?)?|is (?:mein?|ko|se|paise|rakam|amount)|isko|isse|ise)\b|(?:उस|इस)(?: ?(?:में|को|से|रकम(?: को| से)?))|उसे|इसे/

/** What begins where the time of before ends: "then an SWP of 20,000", "uske baad". */
export const comesAfter =
  /\b(?:then|after (?:that|this|it)|afterwards|after maturity|us ?ke baad|iske baad|phir|fir)\b|(?:उस|इस) ?के बाद|फिर/

/** What a sum after another one takes up: "10 % of that", "18 % GST on it". */
export const takesUpSum =
  /(?<=\b(?:of|on|to|from|in|plus|minus) )(?:that|it|this|the (?:result|answer|total|same))\b(?! \d)|\b(?:us|is)(?:ka|ki|ke|pe|par|me|mein|se)\b|\b(?:us|is) (?:ka|ki|ke|pe|par|me|mein|se)\b|(?:उस|इस)(?: ?(?:का|की|के|पर|में|से))/

/** What an answer came to, as the next question takes it up. */
export const takesUpResult =
  /\b(?:of|off|on|from|to|minus|less|by|-|\/) (?:that|it|this)\b|\b(?:us|is) ?k[aie]\b|(?:उस|इस) ?(?:का|की|के)/

/** What takes up a figure that was looked for, by the kind of question and that figure: what it is then, and what is asked of it. */
export const takenUpAs: Readonly<
  Record<string, Readonly<Record<string, { by: RegExp; as: string; find: string }>>>
> = {
  loan: {
    outstanding: {
      by: /\b(?:(?<!(?:make|if|let|keep) )(?:that|this|it)(?! (?:is|was|were)\b)|refinanc\w*|clos\w*|take ?over|us(?:ko|ka|ki|pe|par)?|is(?:ko|ka|ki|pe|par)|is (?:ko|ka|ki|pe|par))\b|उस|इस/,
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

const opening = '^(?:(?:and|then|now|ok|okay|also|aur|phir|fir|ab|isme|usme|और|फिर|अब|इसमें|उसमें)[ ,]+)*'
const closing =
  '(?: (?:on it|to it|to that|from it|from that|of it|of that|it|that|karo|kar do|do|de|dena|to|kitna|hoga))*[ .!?]*$'
const amountOfIt =
  '(?:rs |₹ ?)?([\\d,.]*\\d(?: ?(?:k|lakhs?|lacs?|crores?|cr|thousand|hazar))?)(?: ?(?:rs|rupees|rupaye))?'
const shareOfIt = '(\\d[\\d.]*) ?(?:%|percent|pratishat|प्रतिशत)(?: (?:gst|tax|tip|charges?|extra))?'
const ahead = {
  '+': '(?:\\+|plus|add|jodo|jod do|जोड़ो)',
  '-': '(?:[-−]|minus|less|subtract|reduce|ghatao|ghata do|घटाओ)',
  '*': '(?:[*×x]|times|multiply by|multiplied by|multiply it by|into|guna)',
  '/': '(?:[/÷]|divide by|divided by|divide it by|split (?:in|into|among|between|by))',
} as const
const behind = {
  '+': '(?:jodo|jod|add|plus|milao|जोड़ो|जोड़)',
  '-': '(?:ghatao|ghata|kam|minus|hatao|nikalo|घटाओ|घटा|कम|less)',
  '*': '(?:times|x|guna|gune|se guna|गुना)',
  '/': '(?:se divide|se bhaag|se bhag|hisso(?:n)? (?:me|mein)|logo (?:me|mein) baanto?|se भाग)',
} as const
/** A sign with which a sum goes on. */
export type Sign = keyof typeof ahead
const signs = Object.keys(ahead) as Sign[]
/** What goes on with a sum by a sign of its own: "minus 2500", "then × 3", "500 jodo". */
export const goesOnBySign: readonly (readonly [sign: Sign, told: RegExp])[] = signs.flatMap((sign) => [
  [sign, new RegExp(toPlainLetters(`${opening}${ahead[sign]} ?${amountOfIt}${closing}`))] as const,
  [sign, new RegExp(toPlainLetters(`${opening}${amountOfIt} ?${behind[sign]}${closing}`))] as const,
])
/** What a sum comes to is taken off an amount, or divides it: "1000 minus that", "6000 / it". */
export const goesOnTurned: readonly (readonly [sign: Sign, told: RegExp])[] = (['-', '/'] as const).map(
  (sign) =>
    [
      sign,
      new RegExp(toPlainLetters(`${opening}${amountOfIt} ?${ahead[sign]} ?(?:that|it|this)[ .!?]*$`)),
    ] as const,
)
/** How many percent of an amount it is: "what percent of 6000 is that", "that as a percentage of 1400". */
export const shareOfOther = new RegExp(
  `${opening}(?:(?:what|how many|which) (?:%|percent|percentage) (?:of ${amountOfIt} is (?:that|it|this)|is (?:that|it|this) (?:of|from) ${amountOfIt})|(?:that|it|this) (?:is |as )?(?:a |an |what |in )?(?:%|percent|percentage) of ${amountOfIt})[ .!?]*$`,
)
/** It is what a sum goes on with, and no figure of the question before. */
export const ofResult = /\b(?:to|from|minus|less|by) (?:that|it|this)\b|[-−/] ?(?:that|it|this)\b/
/** The same by a percentage of it: "+ 5 %", "18 % ghatao". */
export const goesOnByShare: readonly (readonly [sign: '+' | '-', told: RegExp])[] = (
  ['+', '-'] as const
).flatMap((sign) => [
  [sign, new RegExp(toPlainLetters(`${opening}${ahead[sign]} ?${shareOfIt}${closing}`))] as const,
  [sign, new RegExp(toPlainLetters(`${opening}${shareOfIt} ${behind[sign]}${closing}`))] as const,
])
/** The same by its double or its half alone: "double", "uska aadha". */
const allOfIt = '(?:(?:us|is) ?k[aei] |(?:उस|इस)(?:का|की|के) |make it |what is |kya hai )?'
export const goesOnByTimes: readonly (readonly [sign: Sign, by: number, told: RegExp])[] = (
  [
    ['*', 2, 'double|twice|dugn[ai]|dugun[ai]|dogn[ai]|दोगुना|दुगुना|दुगना'],
    ['/', 2, 'half|aadh[aei]|adh[aei]|आधा|आधी'],
    ['*', 3, 'triple|thrice|tigun[ai]|तिगुना'],
  ] as const
).map(([sign, by, told]) => [
  sign,
  by,
  new RegExp(toPlainLetters(`${opening}${allOfIt}(?:${told})(?: of (?:it|that))?${closing}`)),
])

/** What a sum is told beside that may be meant as well where one goes on with it: "18 % of 4500", and with these added. */
export const meantAsWell: ReadonlySet<string> = new Set([
  ...['added', 'taken', 'left', 'leftToPay', 'spent', 'withoutIncluded', 'withoutIt', 'withoutDiscount'],
])

/** One more discount on what the first left: "then an extra 10 % off". */
export const furtherDiscount = new RegExp(
  `${opening}(?:(?:an? )?(?:extra|additional|another|further|more) (\\d[\\d.]*) ?(?:%|percent)(?: (?:off|discount|on that|on it))*|(\\d[\\d.]*) ?(?:%|percent) (?:off|discount|less)(?: on)? (?:that|it|this))[ .!?]*$`,
)
