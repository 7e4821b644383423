import { amountIn, type PartRephrasing, part } from '../rephrasing.ts'

const rest = (whole: string | undefined, own: string | undefined) => String(amountIn(whole) - amountIn(own))
const bought =
  '(?:gaadi|gadi|car|bike|scooter|ghar|makan|makaan|flat|plot|phone|गाडी|कार|बाइक|घर|मकान|फ्लैट|प्लॉट)'
const isLoan = /\bloan|\bemi\b|kist|\bkarz|udh?ar|finance|लोन|कर्ज|ईएमआई|किस्त|ऋण/

/** Loans as they are told in Hindi, in both scripts: what is paid back, what is left, what is borrowed of a price. */
export const loansInHindi: readonly PartRephrasing[] = [
  // "18 mahine mein lautana hai barabar kiston mein".
  part('\\blaut(?:ana|ane|aunga|aungi|au)\\b', 'chukana', /kist|\bemi\b/),
  // What is not wanted, beside what is.
  part(
    '[\\s,.;?-]+(?:(?:sirf|but|aur|par) )?(?:emi|kist|jama(?: kiya hua)?|lagaya hua|total|mool) (?:nahi|nahin|nahi chahiye|nahin chahiye|mat batao)[\\s?.]*$',
    '',
    /(?:byaj|interest|munafa|fayda|profit|return)(?: \w+)? (?:kitn|hoga|lagega|batao)|kitn\w+ (?:byaj|interest|munafa|profit)/,
  ),
  // "Kul kitna paisa chukana padega".
  part(
    '\\b(?:kul|total) kitn[aei] (?:(?:paisa|paise|rupaye|rupay|rs|rakam) )?(?:chukan[ae]|lautan[ae]|bharn[ae]|wapas karn[ae]|den[ae])(?: (?:padega|padenge|hoga|honge|hai))?',
    'total payment',
    isLoan,
  ),
  part(
    'कुल कितन[ाेी] (?:(?:रुपये|रुपए|पैसे|पैसा|रकम) )?(?:चुकान[ाेी]|लौटान[ाेी]|भरन[ाेी]|देन[ाेी])(?: (?:पडेगा|पडेंगे|होगा|होंगे|है))?',
    'total payment',
    isLoan,
  ),
  part(
    '^(?:(?:meri|hamari|mai|main|my) )?(?:emi|kist|ईएमआई|किस्त) (?:(?:is|of) )?<A>(?: (?:hai|thi|h|है|थी))?[\\s,.]+(.*?)(?: (?:ka|ke|का) (?:loan|लोन) (?:tha|hai|liya tha|था))?[\\s,.]+(?:to )?(?:loan|लोन) (?:kitn[aei](?: ka| ki)?|कितन[ाे](?: का)?)(?: (?:tha|hai|hoga|liya tha|था|है|होगा))?[\\s?.]*$',
    'emi $1 , $2 , loan amount',
    /%/,
  ),
  part(
    '^(?:i )?(?:can|could) (?:pay|afford) <A> (?:pm|per month|monthly|a month)[\\s,]+(.*?)[\\s,]*(?:how (?:big|large|much)|what|max\\w*)(?: an?)?(?: home| car)? loan[\\s?.]*$',
    'emi $1 , $2 , loan amount',
    /%.*loan/,
  ),
  // What goes every month.
  part(
    '[\\s,]+(?:(?:monthly|per month|pm) how much|(?:mahina|mahine (?:ka|mein)?|har mahine|monthly) ?kitna (?:katega|jayega|dena|bharna|chukana)(?: (?:padega|hoga))?)[\\s?.]*$',
    ' , emi',
    /\bloan|\bbank|karz|finance/,
  ),
  // A rate without its sign between the loan and its years.
  part('\\bloan (\\d{1,2}(?:\\.\\d+)?) (?=\\d{1,2} ?(?:years|yrs?|y|saal)\\b)', 'loan at $1 % ', /^[^%]*$/),
  // So many instalments are paid, or so many years over.
  part(
    '^(.*?%.*?)[\\s,.;]+(?:maine |main |ab tak )?(?:(\\d+) (?:emis?|kist\\w*|किस्त\\S*|ईएमआई) (?:bhar|de|chuka|pay|जमा|भर|दे|चुका)\\S*(?: \\S+){0,2}?|<T> (?:ho gaye|ho gay[ae]|ho chuke|beet gaye|हो गए|हो चुके)(?: \\S+){0,1}?)[\\s,.;]+(?:(?:to|ab|aur|abhi|अब|तो) )*(?:(?:kitn[aei]|principal|loan|mool\\S*|paisa|rakam|कितना|लोन|मूलधन) )*(?:bacha|bachi|baaki|baki|bakaya|band karna|बचा|बाकी|बकाया)[^\\d%]*$',
    (said = '', told, emis, time) =>
      isLoan.test(told ?? '') ? `${told} , outstanding after ${time ?? `${emis} emis`}` : said,
    isLoan,
  ),
  // "Gaadi 12 lakh ki hai, 2 lakh de diye, baaki finance": the loan is the rest.
  part(
    `^(?:(?:nayi|naya|ek|meri|mera|नई|नया|एक) )?${bought}(?: (?:ki|ka|की|का))?(?: (?:keemat|kimat|daam|price|कीमत|दाम))? <A>(?: (?:ki|ka|की|का))?(?: (?:hai|है))?[\\s,.;]+(?:maine )?(?:down ?payment (?:of )?<A>|<A> (?:de diye|de diya|diye|diya|down(?: payment)?|cash|nakad|apne paas se|दे दिए|दिए|नकद))(?: (?:hai|kiya|kar diya|है))?[\\s,.;]+(?:aur )?(?:baaki|baki|bacha|rest|बाकी|बचा)(?: (?:ka|का))? (?:finance|loan|emi|लोन|फाइनेंस)`,
    (_, price, down, paid) => `loan of ${rest(price, down ?? paid)} ,`,
    /%/,
  ),
  // A rate that is another now.
  part(
    '\\brate <P> se (?:badh ?kar|ghat ?kar|badal ?kar) <P>(?: (?:ho gay[ai]|hua|hui|kar diya))?(.*?)\\b(?:nayi|new|ab) (?=emi|kist)',
    'rate $2 %$3',
    /^(?!.*(?:fark|antar|kitni (?:badh|kam|zyada)|difference)).*rate/,
  ),
]
