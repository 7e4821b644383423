import { type PartRephrasing, part } from '../rephrasing.ts'

const parts: readonly (readonly [words: string, part: string])[] = [
  ['monthly|मासिक', 'month'],
  ['quarterly|तिमाही|timahi', 'quarter'],
  ['half[- ]?yearly|semi[- ]?annual(?:ly)?|छमाही|chh?amahi', 'half year'],
]
const rate =
  '(?:(?:rate of interest|interest rate|rate of return|inflation rate|rate|returns?|inflation|reducing|dar|दर)(?: of| is| at| ki| का| की| ka|:|=)* ?|(?:interest|byaj|ब्याज)(?: of| is|:|=)* ?)'

/** "Monthly interest rate 1 %": over how long a rate is counted, told before it; "compounded quarterly 8 %" is one of a year. */
export const ofRatesOfAPart: readonly PartRephrasing[] = [
  ...parts.map(([words, one]) =>
    part(
      `(?<!(?:compound(?:ed|ing)?|added|paid|credited|reinvested) )(?<!\\d(?: ?(?:k|lakhs?|crores?|thousand|hazar|rs|rupees|rupaye))? )(?<![a-z])(?:${words}) (${rate}+)<P>`,
      (_, name = '', percent) => `${name.replaceAll(':', '')}${percent} % per ${one} `,
      new RegExp(
        `^(?!.*(?:scss|pomis|\\bmis\\b|payout|bond|senior citizen))(?=.*(?:%|percent|प्रतिशत)).*(?:${words})`,
      ),
    ),
  ),
  part('(?<![a-z\\u0900-\\u097f])(?:mahine|महीने|mahina) (?:ka|ki|का|की) <P>', '$1 % per month', /mahin|महीन/),
  part('(?<![a-z\\u0900-\\u097f])(?:timahi|तिमाही) <P>', '$1 % per quarter', /timahi|तिमाही/),
  part('(?<![a-z\\u0900-\\u097f])(?:chh?amahi|छमाही) <P>', '$1 % per half year', /ch?h?amahi|छमाही/),
]
