import { toPlainLetters } from './to-plain-letters.ts'

/**
 * Words that change nothing in a calculation, by what they are. A word that stands neither here nor in a phrase of
 * the vocabulary nor in a figure is one whose part in the question is not understood, and is asked about: a word
 * belongs here only if every question about money means the same without it.
 */
export const fillerGroups = {
  grammar: `
    a about all also am an and any are as be because been begin begins being by can could did does eg
    etc every had has have hence her him his how i ie if into is it its itself just let lets ll m many
    may might much my myself n of only onto our out re s shall she so some that the their them there
    these they this those though through thus to up upon us ve via was we well whats when where which
    while who whom whose why will with would x you your
  `,
  texting: `
    bcoz bcz calc calci coz cuz gimme gv gvn kno knw nd pleas plss ppl thnx tho thru tnx wanna
  `,
  asking: `
    able abt ans answer answers app approved approves approx approximate approximately around aside
    assume assumed assumption average based basis bhai bhaiya breakup bro calculated calculater
    calculation calculations calculator calulator case charged computed consider considered considering
    cud curious dear decide decided detail details dost doubt equals equation estimate estimated exact
    exactly example expect expected expecting explain figures finding fr gets getting give given going
    gonna gotta haan hello help hey hope hoping howmuch hv hw india indian info intend interested ji
    kind kindly know like look looking maam madam max nearly needs ok okay plan planned planning plans
    please pls plz possible precisely project projection question quick quickly requirement requirements
    roughly run running runs said same sanctioned sanctions say says scenario see show shud simply sir
    solve something suppose supposedly supposing tell thank thanks thing things think thinking thought
    traded trading type u ur use used using wanted wants way wise wonder wondering work wud yaar yeah
    yep yes
  `,
  money: `
    account amounts bank bear bearing bears bonus budget build building buying came cash charge charges
    charging clear cleared close come comes complete completed completes continue continues end figure
    final financed funded gift go goes gone inheritance inr keep keeping keeps kept leave made make
    makes making money months number offer offered offering offers open opened overall pass pay payable
    paying pays proceeds provide provides purchase purchasing result rs rupee rupees scheme set start
    started starting starts sum take taken takes taking went windfall year years yr
  `,
  people: `
    aunt baby bacche bachcha bachche behen beta bete beti betiyon biwi borrower boss boy brother
    business child children client colleague company cousin customer dad daughter daughters doctor
    employer engineer family father friend friends girl grand granddaughter grandfather grandma
    grandmother grandpa grandson husband individual investor job kid kids landlord mom mother mum mummy
    neighbour nephew newborn niece office papa parent parents people person shop sister somebody someone
    son sons staff student teacher toddler uncle wife
  `,
  purposes: `
    apartment auto bike bread car college course degree doodh dream education educational emergency
    engineering farm flat fridge furniture gaadi gadi ghar groceries grocery home homes house household
    housing iphone land laptop litre makaan makan marriage mba medical milk mobile new own padhai
    personal phone plot property renovation repair school scooter scooty secondhand shaadi shadi studies
    study television tractor travel trip truck tv university vacation vehicle villa vivah wedding
  `,
  things: `
    activa agency bicycle bill bills bolero books boutique burger bus cab cafe camera clinic clothes
    club cng coaching coffee creta cylinder dhandha dinner dukaan dukan electric enfield equipment ev
    factory firm flight franchise fuel garage gas godown gym hero hospital hostel hotel innova inventory
    karobar kia kirana lunch machine machinery machines meal medicine pizza product restaurant rickshaw
    salon shoes showroom skoda splendor stall startup stock store surgery swift taxi tea tempo ticket
    tools train treatment tuition vyapaar vyapar warehouse watch workshop yamaha
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
    kuvera kvp largecap lender lenders lending lichfl liquid mahindra maruti mid midcap momentum multi
    nbfc nifty nifty50 nre nro nsc online option parag parikh paytm pnb portfolio ppfas rbl regular robo
    roth sbi sensex share small smallcap suzuki tata thematic toyota union upstox vanguard wells zerodha
  `,
  times: `
    christmas date diwali eid entire financial full fy here holi moment presently straight times whole
  `,
  hindi: `
    aap aapka aapke aapki aapne aayega aayegi ab acha achha aegi agar aise andar apna apnay apne apni
    aur ayega ayegi bachana bahar barabar bas batado bheje bhejna bhi bilkul didi diya dosto ek ga gaya
    gaye gayi ge gi hai hain hamara hisaab hisab hisse hoga honge hua hue hui hum hume humein humko
    humne huu inhe inka inki iska iski isliye isme ismein isne isse jab jaise jaldi jayega jayegi
    jayenge jis jise jisme jitna jo kaisa kaise kareeb karib kaun khata kis kisi kisko kiya kiye ko koi
    kuch kul kya kyonki kyunki lagbhag liya maal maan maine man matlab mene mera mere meri milakar mujh
    mujhe mujhko mujhse naam ne niche nikla paas pagaar paisa paise paisee payega poora poori pura puri
    rupaye saare saath sab sabhi sahi samjhao sare sath se shuru sirf taaki tab taki takreeban taraf tarah tera
    teri tha theek thi thik thoda toh tum tumne unhe unhone unka unki upar uska uski usme usmein usne
    uspe usse utna wahan waise wala wale wali wo woh yadi yahan yani ye yeh
  `,
  devanagari: `
    अगर अपना अपनी अपने अब इस उस एक और करे का कार कि किया की कीजिए कुछ कुल के कैसे कॉलेज को कोई क्या खाता
    गई गया गाडी गृह घर चुकाना जब ज्ञात डाले ताकि तो था थी थे दिया दो पढाई पर्सनल पूरा पैसा पैसे बचाता बचाती बच्चे
    बराबर बेटा बेटी बेटे बैंक भी मकान मानें मानो मिले मुझे मेरा मेरी मेरे यदि यह ये रहा रही रहे रुपए रुपये
    लंपसम लिए लिया लूं लो वह वाला वाली वाले वाहन वित्त वित्तीय शादी साथ सामान सिर्फ से हम हमें ही हुआ हुई
    हुए हूं है हैं होंगे होम
  `,
  speech: `
    accept according accrue accrued accruing active actual actually adding address adult advertise
    advertised advertises again agent agree agreed agreeing ahead aim aiming allow almost although
    altogether always amass among amortised amortising amortized amortizing anybody anymore anyone
    anyway anywhere appear apply appointment april arm arrive article asked asking asks asset assets
    assumes august available bathroom bed bedroom beginner believe believes belong beside besides big
    bigger biggest birthday bit book booked bori breakdown breakfast bring brings broker brought
    budgeting builder buildings businessman busy buyer buyers calculating card cars center central
    certain certainly check checked checking checkout choose chose chosen citizen class clearly collect
    collected collection comfortable comfortably common community competition component computer
    conditions connect constant consult contact contract contractor cook correctly correspond
    corresponding counter country covers create created creating cup customers data dates deal dealer
    dealership dealing december decent deliver delivered delivering delivers department deposits deserve
    design develop developer device diesel difficult digital director due earned easily east easy
    economics electricity electronics else employee employees empty ending enrolled enter entering
    entrepreneur estimates eventually everybody everyone everything everywhere executive exist expects
    expensive experience express extinguish face facility fair far farmer farmers farming favor favorite
    features february fellow fetch fetched fetches finally fixed follow following foot former formula
    freelance freelancer gave general generate generated generates generating gold good graduate
    graduated graduation grandparents granny guest hand happen happened happens happily hard head
    headphones health healthy heating helo helping hii honest honestly hopefully hopes idea ideal ideas
    immediately important improve indeed independent individuals industry information input inside
    internal international involved issue items january jewellery jewelry join joined joining july june
    junior knew knowing knowledge known kursi largest learn learned learning legal lemme letter level
    life light line list listed listing little live lives living log lol lot lots luckily lucky mainly
    maker manage managed manager managers manages manner manual manufacturing march market marketing
    materials math maths matter maybe mean meant meantime measure meet mention mentioned method middle
    mine minister mistake mode move moved moving naya naye nayi near nearby nearest necessary necklace
    newly night norm normal normally north notice noticed november obtain obtained obvious obviously
    occupation occur october officer officers offices official often opportunity options order ordered
    others outcome output owner owners owning paper papers particular partner partners party perform
    perhaps permit persons phones pick picked picking piece pieces pipe place placed places placing
    pleased pocket pointed portion possession possibly potential power practical preapproved precise
    prefer preferably prefers prepare preparing prequalified press pretty private probable probably
    problem problems produce produced professional program promises proper properly properties proposal
    propose proposes proposing publish purana purane purani purely purpose push qualified qualify
    quality query quite quote quoted quotes read reader reading ready realise realised realistic
    realistically reality realize realized really reason reasonable reasonably recent recently refer
    refinance regarding region register registered regularly relation relationship relative relatively
    relax reliable remember remind reminder reply report reports request reside residence resident
    residential respect respective responsible resulting results review rich richer risky road roll roof
    room round safe safely sample satisfied saver savers savvy saw schedule scholarship schools season
    seek seem seems seen sees sense sensible sentence september serious seriously service services
    session setting setup shape sheet ship shock shoot shopkeeper shopping shops shouldn showing shows
    signed significant signing simpler simplify since sirji sits sitting size slow slowly smartphone
    society sole solution somewhere soon sort sorted space spare speak specialist specific specifically
    specify speech speed spoke spouse spring standard star stash statement stay stays steady steps stick
    still students successfully suit suitable suitcase supervisor supply support supporting supports
    surely systems tailor task teach tenant tend terms textbook therefore thinks thoroughly thoughts thx
    together told ton took toward towards transfer transferred true truly trust truth try trying typical
    typically ultimately unchanged untouched urban urgent urgently user users usual usually van vehicles
    vendor venture verify wanting wapas water wealthy whatever whenever wherever whether whichever
    whoever wish wishes wishing woman women worker workers working works world worried write yet young
    youngest yours yourself youth
  `,
} as const

/** Hindi verbs in Latin letters: what is done with money or said of it, in every person and time. */
const verbs = {
  stems:
    'kar kat kr bhar dal daal rakh chuka chuk ja aa le l de d lag laga mil ban bana chal ho h kara karwa karva dilwa kharid bata samajh soch dekh pa lagwa khula khulwa khol banwa pahuch pahunch utha mang maang pad par rah reh sak chah kama bol likh jod jor sikh rakhwa le lete',
  endings:
    ' a e i o u un oon unga oonga unga ungi oongi enga enge engi ega egi oge ogi ein en na ne ni ta te ti tey ya ye yi yaa iye ke kar wana wane wani',
} as const

const devanagariVerbs = {
  stems: 'कर दे ले हो जा आ बन मिल लग भर रख डाल पड सक दिला बता लगा पा चल चाह रह मांग खरीद',
  endings: ' ें ना ने नी ता ते ती या ये यी ए ूं ूंगा ूंगी ऊंगा ऊंगी ेगा ेगी ेंगे ेंगी एगा एगी एंगे गा गी गे कर के ो ओ इए इये',
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
