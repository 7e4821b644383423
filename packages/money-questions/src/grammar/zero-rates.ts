/** What borrowed money or instalments are called: "without interest" beside them is a rate of theirs. */
const borrowing =
  '\\b(?:loans?|emis?|instal\\w*|finance[ds]?|borrow\\w*|kist\\w*|karz\\w*|karj\\w*|udhaa?r|chuka\\w*)\\b|लोन|ईएमआई|इएमआई|किस्त|किश्त|कर्ज|उधार|ऋण|चुका'
const interest = '(?:interest|byaj|byaaj|vyaj|sood|sud)'
const free = [
  `\\b(?:no|zero|nil) (?:cost|interest)\\b(?: rate)?`,
  `(?<![\\d.,] ?)\\b0 cost\\b`,
  `\\binterest free\\b`,
  `\\bwithout (?:any |paying )?interest\\b`,
  `\\b(?:bina|bagair|shunya|zero) (?:kisi )?${interest}\\b(?: ke| ka| ki| wal[aei]| dar)?\\b`,
  `\\b${interest} (?:mukt|rahit|free|ke bina)\\b`,
  '(?:बिना|बगैर|शून्य|जीरो) (?:किसी )?(?:ब्याज|सूद)(?: के| का| की| दर| वाला| वाली| वाले)*(?![\\p{L}\\p{M}])',
  '(?:ब्याज|सूद) (?:मुक्त|रहित|फ्री|के बिना)(?![\\p{L}\\p{M}])',
  '(?:नो|जीरो) कॉस्ट(?![\\p{L}\\p{M}])',
].join('|')

/** The same said as a figure: "no cost EMI at 0 % interest" has one rate. */
const zero = `(?:\\b(?:at|with|par|pe) |@ ?)?(?<![\\d.,] ?)\\b0(?:\\.0+)? ?(?:%|percent\\b|per cent\\b|pratishat\\b|प्रतिशत|फीसदी)(?: rate of)?(?: ${interest}\\b| rate\\b| ब्याज)*`

/** Words for a rate of 0 %, where something is borrowed; what is bought on such instalments is the loan. */
export const zeroRates: readonly (readonly [RegExp, string])[] = [
  [new RegExp(`(?:${zero})(?:(?=.*(?:${free}))|(?<=(?:${free}).*))`, 'gu'), ' '],
  [new RegExp(`(?:${free})(?:(?=.*(?:${borrowing}))|(?<=(?:${borrowing}).*))`, 'gu'), ' 0 % '],
  [
    /(?<!(?:loan|price|afford|long|time|worth).*)(?<![\d.] ?)0(?:\.0+)? ?(?:%|percent) +emis?(?: plan| offer| scheme)?(?: of| on| for)? +(?=(?:an? )?(?:rs |inr |₹ ?)?\d)(?!.*\b(?:loan|price|afford|long|time|worth)\b)/g,
    '0 % emi on a loan of ',
  ],
]

/** After an answer, none of what a percentage told: "no step-up and 15 years". */
export const noneOfRate =
  /(?:\b(?:no|without|zero|bina)|बिना)(?: any| kisi| किसी)? (step ?-?up|interest|byaj|returns?|inflation|mehngai|salary growth|growth|ब्याज|रिटर्न|महंगाई)(?! ?(?:rate|free|cost|\d))(?![\p{L}\p{M}])/gu
