import { toMeanings } from './to-meanings.ts'

/** What a word says of an amount and a percentage of it. */
type Meaning =
  | 'base'
  | 'after'
  | 'got'
  | 'rest'
  | 'spent'
  | 'saved'
  | 'without'
  | 'before'
  | 'income'
  | 'upwards'
  | 'downwards'
  | 'inclusive'
  | 'paid'
  | 'to'
  | 'net'
  | 'in'
  | 'tax'
  | 'up'
  | 'down'
  | 'cut'
  | 'taken'
  | 'of'
  | 'on'
  | 'ask'
  | 'total'
  | 'is'
  | 'idle'

const lists: Readonly<Record<Meaning, string>> = {
  // What a percentage is of.
  base: `
    sale sales deal turnover invoice mrp listed tag marked
    turnover bikri बिक्री rent bill price cost value worth order saman sauda fare purchase payment
    बिल कीमत दाम मूल्य सौदा सामान
  `,
  income:
    'gross income salary earnings earning lottery kamai aamdani amdani tankhwah tankha vetan आमदनी वेतन तनख्वाह कमाई',
  // What there is with or without it.
  after: 'after final finally with new now becomes became baad saath बाद साथ',
  inclusive: 'inclusive including included includes incl samet मिलाकर सहित',
  net: 'net',
  in: 'me mein में',
  before:
    'before yesterday last regular previous old former basic earlier original originally purani purana pehle pahle पहले पुरानी पुराना',
  to: 'to increased raised hiked',
  got: `
    got get gets receive receives received mila mile mili milte milta milega milegi milenge aaye aaya aayi aayega aayegi aayenge gives give gave earned earn collected
    मिला मिले मिली मिलते मिलेगा मिलेगी मिलेंगे आए
  `,
  rest: 'left remaining remains remain rest balance bacha bache bachi bachte bachta baaki baki बचा बचे बची बचता बचते बाकी',
  paid: 'paid pay pays diye diya dega degi denge dena dene दिए दिया देगा देगी देंगे देना',
  saved: 'saved saving savings save bachat बचत',
  spent: 'spent spend spends spending expense expenses kharch kharcha खर्च',
  without: 'without excluding excl',
  // What a percentage is called that is added, or taken off.
  up: 'hike raise increment surcharge adds gst vat tip bonus appraisal increase rise badhi जीएसटी बढी',
  down: 'off discount discounted decrease drop tds टीडीएस rebate fall chhoot chhut छूट',
  upwards: 'up rose risen higher',
  downwards: 'down fell dropped decreased lower',
  cut: 'commission brokerage fee fees charge charges कमीशन',
  taken:
    'deduction deducted deductions cut katke kaatkar kaat kat kata kati katne katkar kataa काटकर कटकर कटा',
  tax: 'tax टैक्स',
  of: 'of',
  on: 'on pe par se from पर से',
  ask: 'what how kya kitna kitni kitne which क्या कितना कितनी कितने',
  total: 'total kul कुल',
  is: 'is was were came comes at = @ hai tha thi the hain hua hui hue hota hoti है था थी हुआ हुई हैं होता',
  idle: `
    a an my rate i we he she it its their that this for by and but so if agent broker contractor landlord lawyer doctor freelancer consultant jeeta jeete won shop shopkeeper store restaurant company amount much many rs rupees rupaye do does did will would should
    be been has have had find calculate tell please ka ki ke ko ne kar karke karne ho gaya gayi gaye maine mujhe mera meri mere hum thing item share stock index nifty sensex today day went goes gone
    month year week close closed closing s laga lagi lage lagega lagta lagane lagakar grahak customer padega padenge padta jayega jayegi sirf bas bhai yaar
    लगा लगी लगे लगेगा लगाकर ग्राहक पड़ेगा पड़ेंगे सिर्फ रुपये रुपए का की के को ने कर करके हो गया गई मैंने मुझे मेरा मेरी
  `,
}

const meanings = toMeanings(lists)

/** What a word says of an amount and a percentage; undefined of one that may say anything else. */
export const meaningOf = (word: string): Meaning | undefined => meanings.get(word)
