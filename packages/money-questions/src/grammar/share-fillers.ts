import { toPlainLetters } from './to-plain-letters.ts'

const groups = {
  speech: `
    should me got get calculate find compute assuming put today currently ke main mai mein ka ki pe tak aaj abhi
    daam dam share shares went rate sale prices bill bills invoice amount value item items points point
    article articles maal saman samaan cheez cheezein mal mrp btc bitcoin eth ethereum sol doge dogecoin xrp ripple litecoin cardano altcoin coins pay i
    do it them dinner lunch salary on at is for what how much kitna kitne kitni part portion ticket score
    scored stock coin token crypto phone shirt jacket dress shoes laptop tv saree shopkeeper he she want
    wants charged restaurant meal then and by with if when was were the to of in need needs does rise
    required mila mile now padi pada padega pad gayi gaya hui hua fir phir uspe usme uska whole full
    together once gives gave says said came takes take goes go our we us you my her his their its dono sabko
    must over into has have had per made filled fills happens works worked done became becomes paying both asks
    wrote people which received aaya aaye
  `,
  goods: `
    successive market cheese uske only wholesaler wholesale retail customer breakup senior medicine medicines breakfast tea snacks food party
    trip tour hotel boss dr pension bonus fee fees bus train cab taxi cook maid driver number population
    families members colony marks boards exam shop office class gym newspaper milk rent society maintenance
    premium subscription petrol diesel fuel card gift machine cycle fan sari kurta jeans bag watch chair
    table book books pen mobile fridge goods man woman balance cash component gross utensils biscuit
    biscuits carton cartons kiraya saaman package ctc pagar tankhwah vetan tuition electricity metro auto
    rickshaw fare price worth gold dukan dukaan dukandar grahak thali kg km litre litres liter kilo dozen
    metre metres meter meters gram grams gm oranges apples mangoes bananas family group customer's ladies
  `,
  devanagari: `
    मैं तक कितना कितनी कितने कब मिला आज की का के पर में दोस्त दोस्तों दाम कीमत क़ीमत मूल्य सामान चीज़ चीज
    माल बिल वेतन तनख्वाह पगार किराया साड़ी कुर्ता किताब दूध पेट्रोल हुआ हुई हुए लोगों लोग वाला वाली रुपए
    रुपये दुकानदार मिठाई जूते मोबाइल घड़ी कपड़े कपड़ा होटल खाना खाने टिकट फीस फ़ीस सिर्फ़ पूरा पूरी दोनों
  `,
} as const

const split = (words: string) => toPlainLetters(words).trim().split(/\s+/)

/** Words that stand around a discount, a bill or a sale and change nothing in it. */
export const shareFillers: ReadonlySet<string> = new Set(Object.values(groups).flatMap(split))

/** Words that no such question leaves out: whatever stands with them may be another question. */
export const shareStops: ReadonlySet<string> = new Set(
  split(`
    or ya either versus vs compare better than free cashback upto some few several except unless
    alternate partly rest same different fairly decent nearly almost most least minimum maximum min max also
    guest guests other others another compound compounded emi loan fd sip maybe probably average mean ausat औसत whenever sometimes
    not no none nothing never double twice triple या नहीं कुछ
  `),
)

/** Of those, what plans are called: no sum, share or unit has a part for it. */
export const planWords: ReadonlySet<string> = new Set(['emi', 'loan', 'sip'])
