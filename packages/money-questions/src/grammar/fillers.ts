import { toPlainLetters } from './to-plain-letters.ts'

/**
 * Words that change nothing in a calculation, by what they are. A word that stands neither here nor in a phrase of
 * the vocabulary nor in a figure is one whose part in the question is not understood, and is asked about: a word
 * belongs here only if every question about money means the same without it.
 */
export const fillerGroups = {
  grammar: `
    a about all also am an and any are as be because been begin by can could did does eg etc every had
    has have hence her him his how i ie if into is it its itself just let lets ll m many may might much
    my myself n of only onto our out re s shall she so some that the their them there these they this
    those though through thus to up upon us ve via was we well whats when where which while who whom
    whose why will with would x you your
  `,
  texting: `
    bcoz bcz calc calci coz cuz gimme gv gvn hmm kno knw nd pleas plss ppl thnx tho thru tnx uh uhh um
    umm wanna
  `,
  asking: `
    able abt ans answer app approved approves approx approximate approximately around aside assume
    assumption average basis bhai bhaiya breakup bro calculated calculater calculation calculator
    calulator case computed consider cud curious dear decide detail dost doubt equals equation estimate
    exact exactly example expect explain finding fr gets getting give given gonna gotta haan hello help
    hey hope hoping howmuch hv hw india indian info intend interested ji kind kindly know like look maam
    madam max nearly needs ok okay plan planned planning please pls plz possible precisely project
    projection question quick quickly requirement roughly run running runs said same sanctioned
    sanctions say says scenario see show shud simply sir solve something suppose supposedly supposing
    tell thank thing think thought traded trading type u ur use used wanted wants way wise wonder work
    wud yaar yeah yep yes निकालिए निकालो
  `,
  money: `
    account amounts bank bear bonus budget build buying came cash charge charging clear close come
    complete continue dealer end figure final financed funded gift go goes gone inheritance inr keep
    kept leave made make making money months number offer open overall pass pay payable pays proceeds
    provide purchase purchasing result revenue rs rupee scheme set start sum take taken taking turnover
    went windfall year yr
  `,
  people: `
    aunt baby bacche bachcha bachche behen beta bete beti betiyon biwi borrower boss boy brother
    business child children client colleague company cousin customer dad daughter doctor employer
    engineer family father friend girl grand granddaughter grandfather grandma grandmother grandpa
    grandson husband individual investor job kid kids landlord mom mother mum mummy neighbour nephew
    newborn niece office papa parent people person shop sister somebody someone son sons staff student
    teacher toddler uncle wife
  `,
  purposes: `
    apartment auto bike bread car college course degree doodh dream education educational emergency farm
    flat fridge furniture gaadi gadi ghar groceries grocery home house household housing iphone land
    laptop litre makaan makan marriage mba medical milk mobile new own padhai personal phone plot
    property renovation repair school scooter scooty secondhand shaadi shadi studies study television
    tractor travel trip truck tv university vacation vehicle villa vivah wedding
  `,
  things: `
    activa agency bicycle bill bolero boutique burger bus cab cafe camera clinic clothes club cng
    coaching coffee creta cylinder dhandha dinner dukaan dukan electric enfield equipment ev factory
    firm flight franchise fuel garage gas godown gym hero hospital hostel hotel innova inventory karobar
    kia kirana lunch machine machinery meal medicine pizza product restaurant rickshaw salon shoes
    showroom skoda splendor stall startup stock store surgery swift taxi tea tempo ticket tools train
    treatment tuition vyapaar vyapar warehouse watch workshop yamaha
  `,
  places: `
    abroad ahmedabad america australia bangalore bengaluru bhopal california canada chennai city delhi
    dubai england germany goa gujarat gurgaon hyderabad indore jaipur kanpur kerala kochi kolkata london
    lucknow mumbai nagpur noida nri patna pune punjab singapore surat texas thane town uae uk usa
    village york
  `,
  institutions: `
    advisor aubank axis bajaj balanced barclays bluechip bob branch canara cap cd cds chase citibank
    contra credit debt demat direct elss equity fargo fcnr federalbank fidelity flexi focused funds gilt
    groww hdfc honda hsa hsbc hybrid hyundai icici idbi idfc index indusind institution ira iras kotak
    kuvera kvp largecap lender lending lichfl liquid mahindra maruti mid midcap momentum multi nbfc
    nifty nifty50 nre nro nsc online option parag parikh paytm pnb portfolio ppfas rbl regular robo roth
    sbi sensex share small smallcap suzuki tata thematic toyota union upstox vanguard zerodha
  `,
  times: `
    christmas date diwali eid entire financial full fy here holi moment presently straight times whole
  `,
  hindi: `
    aap aapka aapke aapki aapne aayega aayegi ab acha achha aegi agar aise andar apna apnay apne apni
    aur ayega ayegi bachana bahar barabar bas batado bheje bhejna bhi bilkul didi diya dosto ek ga gaya
    gaye gayi ge gi hai hain hamara hisaab hisab hisse hoga honge hua hue hui hum hume humein humko
    humne huu inhe inka inki iska iski isliye isme ismein isne isse jab jaise jaldi jayega jayegi
    jayenge jis jise jisme jitna jo kaam kaisa kaise kareeb karib kaun khata kis kisi kisko kiya kiye ko
    koi kuch kul kya kyonki kyunki lagbhag liya maal maan maine man matlab mene mera mere meri milakar
    mujh mujhe mujhko mujhse naam ne niche nikla paas pagaar paisa paise paisee payega poora poori pura
    puri rupaye saare saath sab sabhi sahi samjhao sare sath se shuru sirf taaki tab taki takreeban
    taraf tarah tera teri tha theek thi thik thoda toh tum tumne unhe unhone unka unki upar uska uski
    usme usmein usne uspe usse utna wahan waise wala wale wali wo woh yadi yahan yani ye yeh
  `,
  devanagari: `
    अगर अपना अपनी अपने अब आपका आपकी आपके इस इसका इसकी उनका उनकी उन्होंने उस उसका उसकी उसने एक और का कार
    कि किया की कीजिए कुछ कुल के केवल कैसे कॉलेज को कोई क्या खाता गई गया गाडी गृह घर चाचा जब जानना जोडकर
    ज्ञात ताकि तो था थी थे दादा दादाजी दादी दिया दो नाना नानाजी नानी पडोसी पढाई पति पत्नी पर्सनल पापा
    पिता पिताजी पूरा पैसा पैसे पोता पोती बचाता बचाती बच्चे बराबर बहन बहू बेटा बेटी बेटे बैंक भाई भी मकान
    मम्मी महाजन मां मात्र मामा मालिक मिलाकर मुझे मेरा मेरी मेरे मैंने मैने यदि यह ये रहा रही रुपए रुपये
    लंपसम लिए लिया लूं लो वह वाला वाली वाले वाहन वित्त वित्तीय शादी शुरू ससुर साथ सामान सास साहूकार
    सिर्फ से सोच सोचा हम हमने हमारा हमारी हमारे हमें हिसाब ही हुआ हुई हुए हूं है हैं होंगे होम
  `,
  speech: `
    accept according accrue accruing active actual actually adding address again agent aim allow almost
    although altogether always among amortised amortising amortized amortizing anyone anyway anywhere
    april arm article asked asking asks august available bed beginner believe big bigger biggest
    birthday bit book bori breakdown breakfast bring brought buyer calculating card cars certainly
    checkout choose chose chosen citizen class clearly collection comfortable component cook correctly
    counter covers cup data deal december decent deliver deposits diesel due earned easy economics
    electricity else employee everything express extinguish face fair farmer features february fetch
    fixed foot formula freelance freelancer gave general gold good grandparents guest hand hard head
    headphones health healthy helo hii honest honestly hopefully idea ideal indeed input internal
    involved items january july june knew knowledge known kursi largest lemme level life line list
    little live living log lol lot luckily lucky mainly maker manage manufacturing march market
    materials math matter maybe mean meant meantime measure meet middle mine minister mode move moving
    naya naye nayi near nearest necklace newly night norm normal normally notice november obviously
    october opportunity outcome owner paper partner party perform pick piece pipe place placing pocket
    pointed portion possibly power preapproved precise preferably preparing prequalified press probably
    produce professional program promises properly properties propose proposing publish purana purane
    purani purely push qualified query quote read reader realistically reality realize really reasonable
    reasonably recently refinance regarding regularly relative relatively relax resident review rich
    richer risky road roll roof room round safe safely savvy saw schedule season seek seen sees
    september serious seriously service setting sheet shoot shopkeeper shouldn signed signing simpler
    since sits sitting slow slowly smartphone society sole solution spare specifically speech speed
    spoke spring standard star stash stay steady stick still successfully suit suitcase systems tailor
    teach terms textbook thoroughly thx together told took transfer true try typically ultimately
    unchanged untouched urgently usual van wanting wapas water whatever whenever wherever whether
    whichever wish worker world write yet yourself
  `,
} as const

/** Hindi verbs in Latin letters: what is done with money or said of it, in every person and time. */
const verbs = {
  stems:
    'kar kat kr bhar dal daal rakh chuka chuk ja aa le l de d lag laga mil ban bana chal ho h kara karwa karva dilwa kharid bata samajh soch dekh pa lagwa khula khulwa khol banwa pahuch pahunch utha mang maang pad par rah reh sak chah kama bol likh jod jor sikh rakhwa le lete utha chala puch pooch khol',
  endings:
    ' a e i o u un oon unga oonga unga ungi oongi enga enge engi ega egi oge ogi ein en na ne ni ta te ti tey ya ye yi yaa iye ke kar wana wane wani',
} as const

const devanagariVerbs = {
  stems:
    'कर दे ले हो जा आ बन मिल लग भर रख डाल पड सक दिला बता लगा पा चल चाह रह मांग खरीद चुका उठा चला खोल खुलवा करवा बोल समझ पूछ मान',
  endings: ' े ें ना ने नी ता ते ती या ये यी ए ूं ूंगा ूंगी ऊंगा ऊंगी ेगा ेगी ेंगे ेंगी एगा एगी एंगे गा गी गे कर के ो ओ इए इये',
} as const

const split = (words: string) => toPlainLetters(words).trim().split(/\s+/)
const conjugate = ({ stems, endings }: { stems: string; endings: string }) =>
  stems.split(' ').flatMap((stem) => endings.split(' ').map((ending) => toPlainLetters(`${stem}${ending}`)))

/** The verbs above in every form. */
export const verbForms: readonly string[] = [...conjugate(verbs), ...conjugate(devanagariVerbs)]

/** Words that carry no meaning for a calculation. */
export const fillers: ReadonlySet<string> = new Set([
  ...Object.values(fillerGroups).flatMap(split),
  ...verbForms,
])

const endings = ['s', 'es', 'ed', 'd', 'ing']
/** Shorter ones are rather words of their own. */
const SHORTEST = 5

/** Whether a word is a filler, or the plural, the past or the present of one. */
export function isFiller(word: string): boolean {
  if (fillers.has(word)) return true
  const stem = (end: string) => word.endsWith(end) && fillers.has(word.slice(0, -end.length))
  return word.length >= SHORTEST && endings.some(stem)
}
