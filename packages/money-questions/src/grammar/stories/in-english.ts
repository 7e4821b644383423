import { scale } from '../rephrasings/rephrasing.ts'
import { toPlainLetters } from '../to-plain-letters.ts'

/** The end of a word: a danda ends a sentence, and is no letter. */
const end = '(?![a-z\\u0900-\\u0963\\u0966-\\u097f])'
const start = '(?<![a-z\\u0900-\\u097f])'
const figure = `((?:rs |₹ ?)?\\d[\\d.]*(?: ?(?:${scale})${end})?(?: (?:rs|rupees|rupaye|rupay|rupaya|रुपये|रुपए|रुपया)${end})?)`
const of = '(?:ka|ki|ke|ko|me|mein|pe|par|का|की|के|को|में|पर)'

/** More of a time than these are rupees for one of it: "4,000 mahina". */
const counted: readonly (readonly [unit: string, most: number, words: string])[] = [
  ['hour', 100, 'ghant[ae]|घंट[ाे]'],
  ['day', 366, 'din|dino|dinon|roz|rozana|दिन|दिनों|रोज|रोजाना'],
  ['week', 60, 'haft[ae]|हफ्त[ाे]'],
  ['month', 100, 'mahin[ae]|maheen[ae]|mah|maah|महीन[ाे]|माह'],
  ['year', 60, 'saal|sal|salana|saalana|साल|सालाना'],
]
const periodOf: Readonly<Record<string, string>> = { day: 'daily' }
const times = counted.flatMap(([unit, most, words]) => [
  [
    `(\\d[\\d.]*) (?:${words})${end}`,
    (_: string, digits: string) =>
      Number(digits) > most ? `${digits} ${periodOf[unit] ?? `${unit}ly`}` : `${digits} ${unit}`,
  ] as const,
  [
    `${start}(?:(?:har|prati|per|ek|हर|प्रति|एक) )*(?:${words})(?: (?:${of}|bhar|भर))*${end}`,
    ` ${periodOf[unit] ?? `${unit}ly`} `,
  ] as const,
])

/** Words of Hindi by what they are in a story; what stands behind a figure in Hindi stands before it here. */
const words: readonly (readonly [shape: string, as: string | ((...found: string[]) => string)])[] = [
  [`${start}(?:mein|me|में) (?:se|से)${end}`, ''],
  [`${start}(?:bach[aei](?: hu[aei])?|baa?ki|बच[ाेी](?: हु[एई]आ?)?|बाकी) ${of} (\\d[\\d.]* ?%)`, '$1 of rest'],
  [`${start}(?:haath|hath|हाथ) (?:mein|me|में)${end}`, 'left'],
  [`${start}(?:ke|के) (?:baad|बाद)${end}`, 'final'],
  [`${start}(?:ke|के) (?:saath|sath|साथ)${end}`, ''],
  // "100 share 250 me liye" is the price of one.
  ...(['(?<=\\bshares? .*)', ''] as const).flatMap((many) => {
    const at = many === '' ? 'for' : 'at'
    return [
      [
        `${many}${figure} ${of}? ?(?:liy[aei]|li|kharid\\w*|लिया|लिए|ली|खरीदा|खरीदे|खरीदी)${end}`,
        `bought ${at} $1`,
      ],
      [`${many}${figure} ${of}? ?(?:bech\\w*|bik[aei]|बेचा|बेचे|बेची)${end}`, `sold ${at} $1`],
    ] as const
  }),
  ...times,
  [`${start}(?:aur|tatha|और|तथा)${end}`, 'and'],
  [`${start}(?:phir|fir|uske baad|फिर|उसके बाद)${end}`, 'then'],
  [`${start}(?:pehle|pahle|पहले)(?= \\d)`, ''],
  [`${start}(?:bach[aei]|bachta|bachti|bachega|bachegi|bachenge|बचा|बचे|बची|बचेगा|बचेंगे|बचता)${end}`, 'left'],
  [`${start}(?:bachat|बचत)${end}`, 'saved'],
  [`${start}(?:kharch|kharcha|kharche|खर्च|खर्चा)${end}`, 'spent'],
  [`${start}(?:kiray[ae]|किराया)${end}`, 'rent'],
  [`${start}(?:khana|khane|खाना|ration|rashan|राशन)${end}`, 'groceries'],
  [
    `${start}(?:ka[ta]t[aei]|kat[aei]|kategi|katega|kat(?: ke| kar)|kaat(?: ke| kar)|कटा|कटे|कटी|काटकर|काट के)${end}`,
    'deducted',
  ],
  [`${start}(?:chh?oo?t|chhut|छूट)${end}`, 'discount'],
  [`${start}(?:munafa|munafe|fayda|faayda|labh|मुनाफा|फायदा|लाभ)${end}`, 'profit'],
  [`${start}(?:log|logo|logon|logo[mn]|dost|doston|dosto|लोग|लोगों|दोस्त|दोस्तों)${end}`, 'people'],
  [`${start}(?:barabar|बराबर)${end}`, 'split'],
  [`${start}(?:hissa|हिस्सा)${end}`, 'share'],
  [`${start}(?:ek ek|har ek|ek|एक)(?: ${of})*${end}`, 'each'],
  [`${start}जीएसटी${end}`, 'gst'],
  [`${start}(?:tankhwah|tankha|vetan|kamai|kamata|kamaya|वेतन|तनख्वाह|कमाई|सैलरी)${end}`, 'salary'],
  [`${start}(?:kul|total|poora|pura|antim|कुल|पूरा)${end}`, 'total'],
  [`${start}(?:badh\\w*|meha?ng[aei]|बढ\\S*|महंग\\S*|महँग\\S*)${end}`, 'increased'],
  [`${start}(?:ghat\\w*|gir\\w*|sast[aei]|घट\\S*|गिर\\S*|सस्त\\S*)${end}`, 'decreased'],
  [`${start}(?:kitn[aei]|kya|कितना|कितने|कितनी|क्या)${end}`, 'how much'],
  [`${start}(?:rupay[ae]|rupaya|रुपये|रुपए|रुपया)${end}`, 'rupees'],
  [`${start}(?:litar|लीटर)${end}`, 'litre'],
  [`${start}(?:ab|अब)${end}`, 'now'],
  [
    `${start}(?:saman|samaan|सामान|wal[aei]|वाल[ाीे]|kaam|काम|kiya|kiye|किया|किए|hu[aei]|हुआ|हुए|हुई|lag[aei]|lagega|lagenge|लगा|लगे|लगेगा|bane|बने|di|diy[ae]|de|dega|dena|दिया|दिए|देना|mil[aei]|milega|milenge|मिला|मिले|मिलेगा|padega|pada|पड़ेगा|ho|hoga|hogi|honge|हो|होगा|होगी|होंगे|hai|hain|h|है|हैं|tha|thi|था|थी|थे|to|तो|main|maine|humne|मैंने|मैं|mera|meri|mere|मेरा|मेरी|मेरे|mujhe|मुझे|hum|ham|हम|ne|ने|batao|बताओ|bill|बिल|daam|kimat|keemat|दाम|कीमत|${of.slice(3, -1)})${end}`,
    '',
  ],
]
const forms = words.map(([shape, as]) => [new RegExp(toPlainLetters(shape), 'g'), as] as const)
const hindi = new RegExp(
  toPlainLetters(
    `[\\u0900-\\u097f]|${start}(?:kitn[aei]|ka|ki|ke|ko|hai|hain|mein|kul|aur|roz|mahin[ae]|saal|din|log|bach[ae]|hissa|munafa)${end}`,
  ),
)

/** What may stand behind a time that is counted; any other word may say that it does not count: "2 mahine maaf". */
const behindTime =
  'kaam|काम|kiya|kiye|roz|har|tak|kitn|aur|hu[aei]|ho|rs|rup|bhar|mein|me|ka|ki|ke|ko|se|pe|par|baad|chal|lag|और|में|का|की|के|को|पर|कितन|रु|तक|हु'
const time = counted.map(([, , names]) => names).join('|')
/**
 * What is left may be what is saved, each of two amounts may have a percentage of its own, "ek ticket 200 ki" tells what one
 * costs, and of what is left money may have come in ("mile") or may have been given by or to somebody ("diye").
 */
const open = new RegExp(
  toPlainLetters(
    `^(?=.*(?:${start}(?:chh?oo?t|chhut|discount|off)${end}|छूट)).*${start}(?:bach[aei]|बच)|${start}(?:bina|bagair|sahit|shamil|mila ?k[ea]r?|जोड़कर|मिलाकर|बिना|सहित|शामिल)${end}|(?:${figure} ${of} \\d[\\d.]* ?%.*){2}|^(?=.*${start}(?:bach|बच|paas|pas|पास|jeb|जेब|ab kitn|अब कितन|ha+th|हाथ|khate|खाते|reh|रह)).*${start}(?:mil[aei]|di|de|diy[aei]|jeet\\w*|a+y[aei]|aa+yi|jod\\w*|kama[aey]\\w*|मिल[ाेी]|जीत\\S*|आए|आया|आये|लौटा\\S*|दिया|दिए|दिये|दी|कमा[ायएीई]*)${end}|\\d (?:${time})${end} (?!(?:${behindTime}))[a-z\\u0900-\\u097f]|${start}(?:ek|एक) \\S+ (?:${of} )*(?:rs |₹ ?)?\\d`,
  ),
)

const oneMeasure = new RegExp(
  `${start}(?:ek|एक) (?=(?:kg|kilo|किलो|lit(?:re|er)|लीटर|met(?:re|er)|मीटर|gram|ग्राम|quintal)${end})`,
  'g',
)

/** A story in Hindi, in English words; its words that stand here for nothing are a thing's or a name's. */
export function inEnglish(text: string): string {
  if (!hindi.test(text)) return text
  const whole = text.replace(oneMeasure, '1 ')
  if (open.test(whole)) return text
  return forms
    .reduce(
      (told, [form, as]) => (typeof as === 'string' ? told.replace(form, as) : told.replace(form, as)),
      whole,
    )
    .replace(/ {2,}/g, ' ')
    .trim()
}
