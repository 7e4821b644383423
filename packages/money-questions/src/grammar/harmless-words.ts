import { toPlainLetters } from './to-plain-letters.ts'

const words = `
  a an the this that these it its my me i we our you your u im am is are was were be been would will shall should could can may might
  do does did dont how what whats which when where why who much many if whether and or but so also too as at by for from in into of on onto per
  to than with within about around roughly approximately nearly exactly only just simply even still now then next again instead rather maybe perhaps actually
  ok okay oh hmm please pls plz kindly thanks thank sir bro bhai yaar ji hi hello hey dear
  make makes made making take takes taking keep keeps keeping set put puts use using try trying change changes changed changing replace switch go goes went going
  consider assume assuming suppose supposing say says said let lets imagine think calculate compute find show tell check see give gives get gets getting
  want need become becomes come comes mean means meant same one ones case value figure amount number rate time years year months month push took takes close result
  paying invest investing want wanted like other another different new his her their they he she who
  aur or agar to toh tho ab phir fir bhi hi sirf bas kya kitna kitni kitne kaise kab ho hoga hogi honge hon hua hui hue hai hain he h hu hun hoon tha thi the
  kar karo kare karen karke karu karun karoon karna karni karne kiya kr kro karta karti karte kardo do de dena dijiye lo le lu loon lun lena leta lete lenge lunga lungi loonga rakho rakhu rakhun rakhna rakhe rakhta
  batao bata bataiye bataye bataie dikhao nikalo me mein mai main mujhe mera meri mere hum hume apna apni apne ye yeh wo woh is us iska uska iski uski isme usme ka ki ke ko se pe par liye lie
  maan mano maano maanlo samjho socho jaye jaaye jaega jayega jaegi jayegi jayenge jaenge banega banegi banenge bane milega milegi milenge mile lagega lagegi lagenge aayega aayegi aaye rahega rahegi rahe saath sath wala wali wale waala waali
  lagau lage laga isi usi hota hote hoti milta milti mile chalau chalaun chalaye chalao chukana chukao bank acha achha accha thik theek achchha samay avadhi
  maane maanu maanun maanein
  badle badal badlo badlein jagah ki tak bharu bharun bharunga chukau chukaun dalu daalu dalun daalun lagau lagaun nivesh bole bola matlab yani yaani
  और अगर तो अब फिर भी सिर्फ बस क्या कितना कितनी कितने कैसे हो होगा होगी होंगे है हैं हूं हूँ कर करो करें करूं करूँ करके करना करनी करते करता दो दें देना दीजिए लो लें लूं लूँ लेना रखो रखूं रखना
  मानें माने मानूं निकालूं डालूं भरूं
  लूंगा चलाऊं चुकाऊं चुकाना मिले मिलता मिलती हुआ हुई होता होती इसी उसी बैंक अच्छा ठीक बताओ बताइए बताएं में मैं मुझे मेरा मेरी मेरे हम यह ये वह वो इस उस इसका उसका का की के को से पर लिए मान मानो जाए जाएगा जाएगी बनेगा बनेगी मिलेगा मिलेगी लगेगा लगेगी रहेगा रहेगी साथ वाला वाली यानी मतलब बदल बदलो जगह
`

/**
 * Words that stand around a figure which takes the place of another, and say nothing else of it: "what if I make it 15
 * years". Any other word may make something else of it: it is paid already, over, left, of five of them.
 */
export const harmlessWords: ReadonlySet<string> = new Set(toPlainLetters(words).trim().split(/\s+/))
