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
    absolutely accept according accrue accrued accruing action active actual actually adding address
    admit adult advertise advertised advertises again agent agree agreed agreeing ahead aim aiming aims
    air airport allow almari almost along although altogether always amass among amortised amortising
    amortized amortizing anybody anymore anyone anyway anywhere appear apply appointment april area arm
    army arrive article artist asked asking asks asset assets assumes attend august available averaged
    averages averaging aware awesome bag ball bangles bar bartan basically bathroom beach beautiful
    beauty bed bedroom beginner believe believes belong beside besides big bigger biggest birthday bit
    blue board boat body book booked bori born borne bottom brand breakdown breakfast brick bride bright
    bring bringing brings broker brought budgeting builder buildings businessman busy buyer
    buyers cake calculating camp card carpenter cars catch category catering center central ceremony
    certain certainly chairman channel character check checked checking checkout chef choose chose
    chosen church cinema citizen civil claim claimed claims class classes clean clearly clerk click
    coach collect collected collection comfortable comfortably common community competition complex
    component computer concert conditions confused connect constant consult contact contract contractor
    conversation cook cool corner correctly correspond corresponding counter country covers crazy create
    created creating culture cup customers dance dare dark data dates deal dealer dealership dealing
    december decent deliver delivered delivering delivers dentist department deposits deserve design
    desk develop developer device diesel difficult digital dime director discuss document dog door
    dreams dress drive driver driving dude due earned easily east easy eat economic economics effort
    electrician electricity electronics else email employee employees empty ending engaged engagement
    english enjoy enrolled enter entering entrepreneur estimates event events eventually everybody
    everyone everything everywhere exam exams excellent exciting executive exercise exist expects
    expensive experience expert express extinguish eye face facility fact fair fantastic far farmer
    farmers farming fashion fast favor favorite features february fellow fetch fetched fetches field
    fill film finally finger fit fixed floor focus folks follow following foot football force forest
    form format former formula forum forward freelance freelancer friendly front function game games
    garden gave general generate generated generates generating gentleman girls glad god gold golf good
    grab grade graduate graduated graduation grandparents granny great green ground group guest guide
    guy guys haha hair hall hand handle hands happen happened happens happily happy hard hardware head
    headache headphones health healthy hear heard heart heating heavy hehe helo helpful helping hii hire
    hobby honest honestly honeymoon honor hopefully hopes horse host hot huge human idea ideal ideas
    imagine immediately implied important improve indeed independent individuals industrial industry
    information input inside install installed instant internal international internet interview
    introduce invite involved issue items january jewellery jewelry join joined joining journey judge
    july june junior kapda kapde kick kitchen knee knew knowing knowledge known kursi lady language
    large largest late law lawyer lead leading league learn learned learning legal lemme letter level
    library license life light line list listed listen listing literally little live lives living local
    location log logic lol lonely looks lot lots love lovely lovers luck luckily lucky luxury magic mail
    mainly major maker mam manage managed manager managers manages manner manual manufacturing march
    market marketing married marry material materials math maths matter maybe mean meant meantime
    measure media medium meet meeting member men mention mentioned message metal method mez middle
    military mind mine minister mistake mode model modern mood motor mountain mouse move moved moving
    mrs museum music nation national natural nature naya naye nayi near nearby nearest neat necessary
    necklace neighborhood nervous network newly nice night noise nope norm normal normally north noted
    notice noticed november nurse object obtain obtained obvious obviously occupation occur ocean
    october officer officers offices official often oldest operate operating operation opinion opinions
    opportunity options orange order ordered ordinary organization others ought outcome output outside
    owner owners owning paint painting pair palace panel panels paper papers particular partner partners
    party passport patient peace pen perfect perform performance perhaps permit persons phones photo
    photos physical piano pick picked picking picture piece pieces pilot pipe place placed places
    placing plane planner plant plants plastic platform play player pleased plumber pocket pointed
    police policies political pool popular portion position positive possession possibly potential power
    practical practice preapproved precise prefer preferably prefers prepare preparing prequalified
    press pretty private prize probable probably problem problems process produce produced produces
    producing profession professional professor program promise promised promises proof proper properly
    properties proposal propose proposes proposing protect proud prove public publish pull purana purane
    purani purely purpose push puzzle qualified qualify quality query quiet quietly quite quote quoted
    quotes race radio rail railway railways rain random rank react read reader reading ready realise
    realised realistic realistically reality realize realized really reason reasonable reasonably
    receivable recent recently record red refer refinance refinanced refinancing regarding region
    register registered regularly relation relationship relative relatively relax reliable religion
    remember remind reminder remote reply report reports representative request research reside
    residence resident residential resource respect respective response responsible restaurants
    resulting results review rich richer ride ring risky river road rock role roll rolled rolling roof
    room rooms round route row royal rural safe safely safety sailor salesman sample satisfied saver
    savers savvy saw schedule scholar scholarship schools science scientist screen sea search season
    seat secretary sector secure security seek seem seems seen sees sense sensible sentence september
    serious seriously serve server service services session setting settle settled settling setup shape
    sheet shift ship shock shoot shopkeeper shopping shops shouldn showing shows sick side sight sign
    signal signed significant signing silly simpler simplify since sirji site sits sitting situation
    size skill skills sky sleep slow slowly smart smartphone smile smoke smooth social society software
    soldier sole solid solution somewhere soon sort sorted soul sound sounds source south space spare
    speak specialist specific specifically specify speech speed spirit spoke sport sports spot spouse
    spring stable stage stand standard standing stands star stash statement station stay stays steady
    steel steps stick sticking still stone stories straightforward strategy street stress strict strong
    strongly struggle struggling stuck students studio stuff style subject success successful
    successfully sudden suddenly suit suitable suitcase summer sun supervisor supply support supporting
    supports surely surgeon surprise survey systems table tablet tailor talent talk talked talking tall
    task taught teach team tech technician technology temple tenant tend terms terrace test text
    textbook theatre themselves theory therefore thinks thoroughly thoughts throw thx tight tiny tired
    title together told ton tonight took tool topic touch tough tour toward towards toy track traffic
    trainer training transfer transferred transport travelling treat tree tries trouble true truly trust
    truth try trying typical typically ultimate ultimately uncertain unchanged unfortunately unique
    unknown untouched unusual upcoming update upgrade upgrading upper urban urgent urgently useful user
    users usual usually valid valley van vapas vapis vehicles vendor venture verify version veteran
    video villager violin visa visit visiting voice wall wanting wapas wapis warm wash water wave
    wealthy wear website weekend weird welcome west whatever whenever wherever whether whichever white
    whoever wide wild wind window winter wish wishes wishing woman women wonderful wood worker workers
    working works world worried worry write writer writing yard yellow yet yoga young youngest yours
    yourself youth
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
