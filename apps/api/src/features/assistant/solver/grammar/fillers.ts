/**
 * Words that change nothing in a calculation, by what they are. A word that stands neither here nor in a phrase of
 * the vocabulary nor in a figure is one whose part in the question is not understood, and is asked about: a word
 * belongs here only if every question about money means the same without it.
 */
const groups = {
  grammar:
    'a an the of to in on for with and is are was be will would do does did i my me we our us you your it its that this these those there if then so as at into onto upon by about also only just itself myself has have had been being am let lets s t ll ve re d m x n could can should may might shall must he she they them their his her him because while where who whose whom why which what whats when how etc eg ie per each every all any some much many thus hence though well back out up through via begin begins',
  asking:
    'please pls plz wud cud shud hav hv hw fr wat wht u ur abt kindly give gives giving got get gets tell show calculate calculated calculation calculations calculator calc calculater calulator find finding compute computed work know see look help want wants wanted need needs like say says said let assume assuming assumed assumption suppose supposing supposedly considering consider considered given using use used based basis exactly exact precisely approx approximately around roughly nearly estimate estimated quick quickly curious wondering wonder hey hello hi dear sir madam maam bro bhai bhaiya yaar ji dost app okay ok thanks thank question answer answers ans solve doubt case scenario example wise explain detail details breakup info projection project expected expect expecting planned average figures howmuch wil thinking think thought plan plans planning decide decided hoping hope intend possible able going gonna wanna gotta looking getting equals sanctioned sanctions approved approves charged aside max trading traded interested requirement requirements equation run runs running approximate simply yes yeah yep haan ha something thing things kind type way same india indian',
  money:
    'amount amounts bonus gift inheritance proceeds windfall money cash payment sum figure number result value total final end overall bank account scheme rs inr rupee rupees lakh crore year years yr month months paid pay pays paying payable make makes making made take takes taking taken go goes gone come comes came keep keeps keeping kept set put go went cost costs buy buying bought purchase purchasing finance financed fund funded budget give leave left start starts started starting continue continues building build close clear cleared afford offer offers offering offered giving charge charges charging open opened bear bears bearing provide provides pass completed complete completes',
  telling:
    'quote quotes quoted say told advertise advertises advertised promise promises promised claim claims claimed estimates expects assumes average averages averaging averaged typical typically usual usually normal normally deliver delivers delivered delivering generate generates generated generating produce produces produced producing fetch fetches fetched earned booked book realise realised realize realized made amass stash place placed placing wish wishes aim aims aiming try tries trying wanting hopes moved according mentioned following particular specific certain query formula method table schedule breakdown steps working math maths data input output tool website basically actually really maybe perhaps probably eventually finally ultimately altogether soon again still constant steady stable stays stay unchanged lemme gimme thx hii helo sirji mam',
  things:
    'bill bills cylinder gas fuel ticket coffee tea burger pizza meal dinner lunch hotel hospital surgery treatment medicine bus train flight shoes clothes watch camera bicycle tuition coaching books hostel gym club item product machine equipment tools shop store',
  places:
    'usa america dubai uae uk england germany nri canada singapore australia abroad mumbai delhi bangalore bengaluru chennai kolkata pune hyderabad ahmedabad jaipur city village town gurgaon noida thane surat indore bhopal lucknow kanpur nagpur patna kochi gujarat punjab kerala goa texas california york london',
  people:
    'newborn toddler grandma grandpa nephew niece staff client customer student teacher engineer doctor investor borrower individual customer person people someone somebody friend friends family parent parents father mother dad mom mum papa mummy wife husband brother sister uncle aunt cousin grandmother grandfather baby boy girl child children daughter daughters son sons kid kids boss colleague neighbour landlord beta beti bete betiyon bachche bachcha bacche bhai behen biwi pati company employer business job office shop',
  purposes:
    'home homes house housing flat apartment villa household car bike scooter scooty vehicle auto truck tractor laptop phone mobile iphone fridge tv television furniture property land plot farm personal education educational wedding marriage college school study studies university degree course mba engineering medical shaadi shadi vivah ghar makan makaan gaadi gadi padhai trip vacation travel renovation repair emergency milk doodh bread litre grocery groceries own dream retirement new old secondhand used',
  institutions:
    'sbi hdfc icici axis kotak pnb bob canara idfc indusind union idbi bajaj lichfl federalbank rbl aubank nbfc citibank hsbc barclays chase wells fargo zerodha groww kuvera upstox paytm maruti suzuki hyundai honda toyota tata mahindra lender lenders lending credit institution online branch',
  markets:
    'nifty sensex index cap small mid flexi multi elss direct regular option thematic contra focused momentum debt hybrid balanced liquid gilt equity stock share portfolio fund funds scheme bluechip largecap midcap smallcap nifty50 ppfas parag parikh',
  times:
    'today now here date time times moment currently presently straight full whole entire complete financial fy',
  texting: 'ppl thnx tnx gv gvn plss pleas calc calci wanna gimme kno knw nd thru tho bcoz bcz cuz coz',
  reporting:
    'took live lives living reside resident working works accrued accrue accruing resulting correspond corresponding respective stands standing borne gone agreed agreeing card amortised amortized amortising amortizing preapproved prequalified qualified qualify fixed setup signed sign signing enrolled roll rolled rolling transferred transfer move moving sits sitting seen saw sees heard hear read reading told mentioned asked asks asking says thinks thought believes decided chose choose chosen picked pick picking prefer prefers managed manage manages able happened happen happens started',
  trades:
    'dukan dukaan karobar dhandha vyapar vyapaar factory workshop restaurant cafe clinic salon boutique kirana showroom garage warehouse stall startup agency firm franchise machinery machines stock inventory godown rickshaw cng ev electric cab taxi tempo bolero activa splendor enfield yamaha hero kia skoda swift innova creta',
  retirementAccounts: 'ira iras roth hsa cd cds fcnr nre nro nsc kvp demat robo advisor vanguard fidelity',
  praise: 'good great nice decent big large huge small little',
  hindi:
    'man maan chalu honi hone hona chal ke chuka chuki kya hai he hain ho hoga hogi honge hua hui hue hu hun hoon huu main mai mein mera meri mere mujhe mujhko mujh hum hamara humko ko ka ki se par pe aur to toh tak bhi hi kitna kitni kitne kaise kaisa kaun kis kar karu karun karoon karna karne karta karti karte karni karwani samjhao jaldi didi hume humein jitna utna banne rehta bachana chukana chukani chukaunga bharunga karunga karungi daalunga dalunga lagaunga paunga payega batado krni karo kare karein kiya kiye kari kru karke krna kr de do dega denge dena deni diya diye di lo le lu lun loon lunga leta lena leni liya liye li lekar jaye jaega jayega jayegi jayenge ja jana gaya gayi gaye ga gi ge milega milegi milenge mil mile milta milti milna mila ab aaj abhi agar yadi jab tab wala wali wale ek batao bataiye bataye bata batana bolo bol chahiye chahie chahta chahti chahte raha rahi rahe tha thi rakh rakhu rakhun rakhna rakha rakhe rakhi lagega lagegi lagenge lage lagta aayega aayegi ayega ayegi aegi aati aata aaye padega padegi padta padti parega hota hoti hote ban banta bana sakta sakti sakte saku dalu daalu dal daal dale dala bhar bharna bharu bharni hisab hisaab jodne jodna jodu shuru koi kisi kisko kuch sab sabhi poora pura poori puri bas sirf jo jis jise jisme usme isme usmein ismein yahan wahan unhe inhe unhone maine humne usne isne tumne aapne mene ne aap aapka aapki aapke tum tera teri mujhse usse isse inka inki unki apnay bolo chahu chahun lagbhag takreeban karib kareeb thoda achha acha accha theek thik sahi kyunki kyonki isliye lekar milakar hisse tarah taraf waise aise jaise matlab yani naam pass paas andar bahar upar niche saare sare apna apni apne uska uski iska iski yeh ye woh wo unka sath saath paisa paise paisee rakam rakm kul khata byaaj rupaye ',
  devanagari:
    'है हैं हो होगा होगी होंगे हूं हूँ था थी थे मैं में मेरा मेरी मेरे मुझे हम हमें को का की के से पर और तो तक भी ही कितना कितनी कितने कैसे कब क्या कर करूं करूँ करना करनी करने करे करें किया दे दो देना देनी दिया ले लो लूं लूँ लेना लेनी लिया जाए जाएगा जाएगी जाएंगे गया गई मिलेगा मिलेगी मिलेंगे मिले मिला अब आज अगर यदि जब लगाऊं लगेगा आएगी आएगा बताओ बताइए एक वाला वाली वाले रहा रही रहे लिए साथ पैसा पैसे रकम कुल बैंक खाता होम पर्सनल घर कार बेटी बेटा बेटे बच्चे शादी पढ़ाई मकान गाड़ी निवेश चाहता चाहती सकता सकती यह ये वह इस उस अपना अपनी अपने कुछ कोई डालूं डालूँ डाले रुपये रुपए लंपसम',
} as const

/** Hindi verbs in Latin letters: what is done with money or said of it, in every person and time. */
const verbs = {
  stems:
    'kar kat kr bhar dal daal rakh chuka chuk ja aa le l de d lag laga mil ban bana chal ho h kara karwa karva dilwa kharid bata samajh soch dekh pa lagwa khula khulwa khol banwa pahuch pahunch utha mang maang pad par rah reh sak chah kama bol likh jod jor sikh rakhwa le lete',
  endings:
    ' a e i o u un oon unga oonga unga ungi oongi enga enge engi ega egi oge ogi ein en na ne ni ta te ti tey ya ye yi yaa iye ke kar wana wane wani',
} as const

/** Words that carry no meaning for a calculation. */
export const fillers: ReadonlySet<string> = new Set([
  ...Object.values(groups).flatMap((words) => words.split(' ').map((word) => word.normalize('NFC'))),
  ...verbs.stems.split(' ').flatMap((stem) => verbs.endings.split(' ').map((ending) => stem + ending)),
])
