const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/))

/** What holds a sentence of one language together, and in none of the others. */
export const functionWords = {
  hinglish: words(`
    aap aapka aapki aapke aapko agar apna apne apni aur baad banega banenge banegi banta banti bata batao bataiye bhi
    chahiye chahie daalu dalu dega degi dena deni dunga doon ek gaya gayi hai hain hamara ho hoga hogi honge hona hota
    hoti hote hu hum hume humko hun hoon isme ismein iska iske iski jab jaega jayega jayegi jaye ka kab kaise kaisa kar
    karein karna karne karni karo karta karti karu karun kaun kaunsa kaunsi ke ki kis kitna kitne kitni ko koi konsa
    konsi kya kyu kyun kyunki lagau lagaun lagega lagegi lagenge lekin liya liye lu lun mai main maine mein mera mere
    meri milega milegi milenge mujhe mujhko nahi nahin nikalu par pe phir poora pura raha rahega rahi rakhu se sirf tak
    tha thi toh tum tumhe uska uske uski wala wale wali warna wo woh ya ye yeh bacha bachega bachegi bachenge
  `),
  english: words(`
    an is are was were be been am will would shall should can could may might must does did have has had of for from by
    with about into over after before under as and or but if then because what which who whom whose when where why how
    my your our their his her its i you he she we they it them this that these those there much many more less not any
    each every get got give let need want make take takes instead versus the
  `),
} as const

/** Things and deeds by the names that one language has for them; they also stand in sentences of another. */
export const contentWords = {
  hindi: words(`
    रुपये रुपए रुपया रूपये रु लाख करोड़ हज़ार हजार सौ साल सालों वर्ष महीने महीना महीनों माह दिन प्रतिशत फीसदी एसआईपी ईएमआई
    लोन एफडी डॉलर
  `),
  hinglish: words(`
    saal saalon sal mahina mahine mahino maah byaj vyaj sood rupaye rupay rupaiya rupiya hazar hazaar paise paisa har
    dono pehle zyada jyada kam tulna farak fark antar badle rozana salana kul rakam kist kishte kisht karz karza udhaar
    nivesh munafa nuksan ghata mehngai mahangai umar umra tankhwah vetan bachat jama dugna tigna aadha dedh dhai sawa
    paune haan lakhon
  `),
  english: words(`
    year years month months day days compare compared convert invest invested investing investment return returns salary
    tax regime simple compound monthly yearly annual annually rate interest calculate borrow repay deposit grow dollars
    rupees pounds deductions deduction yes double difference at in to on per
  `),
} as const
