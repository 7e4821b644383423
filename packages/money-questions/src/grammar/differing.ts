const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/))

/** What asks by how much one result is below or above another: the words alone, without what it is of. */
export const differing: ReadonlySet<string> = words(`
  savings gap less lower fewer smaller lesser cheaper reduced reduction save saved saves saving costlier dearer sasta sasti mehnga
  mehngi mahanga mahangi सस्ता सस्ती महंगा महंगी more extra higher larger
  greater bigger additional difference diff differ change changed kam zyada jyada ziyada adhik antar farak fark
  farq bachega bachegi bachenge bacha bachat badhega badhegi ghatega ghategi कम ज्यादा अधिक अंतर फर्क बचेगा बचेगी
  बचेंगे बचत बढ़ेगा बढ़ेगी घटेगा घटेगी
`)

/** Of those, what holds prices against each other: an instalment may be dearer where the whole is cheaper. */
export const ofPrices: ReadonlySet<string> = words(
  'cheaper costlier dearer sasta sasti mehnga mehngi mahanga mahangi सस्ता सस्ती महंगा महंगी',
)

/** What is paid, without the word for what it is. */
export const ofPaying: ReadonlySet<string> = words(
  'pay paying paid cost costs dena bharna chukana देना भरना चुकाना',
)

/** Of those, what asks for less. */
export const lessening: ReadonlySet<string> = words(`
  less lower fewer smaller lesser cheaper sasta sasti सस्ता सस्ती reduced save saved saves saving kam bachega bachegi bachenge bachat ghatega ghategi कम
  बचेगा बचेगी बचेंगे बचत घटेगा घटेगी
`)

/** What says that the other result is the one of before. */
export const thanBefore =
  /\b(?:compared (?:to|with) |than )?(?:before|earlier|previously|the (?:former|earlier|previous|first|last|old) (?:one|loan|plan|answer|result|case|figure|time)|that one|it was)\b|\bthan (?:that|this)\b|\b(?:pehle|pahle|pehli|pahli)(?: wale| wali| bar| baar)? (?:se|ke mukable|ke muqable|ki tulna me|ki tulna mein)\b|पहले (?:वाले |वाली )?(?:से|के मुकाबले|की तुलना में)|\b(?:now|ab|abhi)\b|अब|अभी/g

/** What asks for an amount. */
export const howMuch = /\b(?:how much|by how|what|kitn[aei])\b|कितन/

/** What asks for a difference by its name, with or without a word that asks. */
export const difference =
  /\b(?:difference|diff|antar|farak|fark|farq)\b|अंतर|फर्क|\bsavings? (?:in|of|on)\b|\bsavings? in\b|\b(?:increase|decrease|rise|fall|drop|reduction) in (?:the |my )?(?:emi|interest|total)\b|\b(?:emi|interest) (?:increase|decrease|rise|fall|drop|reduction|gap|savings?)\b/

/** A difference that is one of interest. */
export const interestDiffers =
  /\b(?:interest|byaj) (?:difference|diff|gap|farak|fark|farq|antar)\b|\b(?:difference|diff|gap) (?:in|of) (?:the )?(?:total )?interest\b|\b(?:extra|more|less) (?:interest|byaj)\b|\b(?:interest|byaj) (?:saved|savings?|bachega)\b/

/** What asks by how much something is more or less, before what it changes by. */
export const asksMore =
  /\b(?:by how much|how much (?:more|less|extra|lower|higher|cheaper|costlier)|how much (?:do|will|would|can) i (?:save|lose|gain)|what (?:do|will|would) i save|what (?:would|will|does|do) [^?,]*? (?:give|make|earn|get|yield|pay|cost)(?: me| us)? (?:more|less|extra)|kitna (?:zyada|jyada|ziyada|kam|bachega))\b|कितना (?:ज्यादा|कम|बचेगा)/

/** What asks by how much something changes, whatever verb says that it does. */
export const byHowMuch =
  /\bby how much\b|\bhow much (?:will|would|does|do|did) (?:the |my |your )?(?:\w+ ){1,3}(?:fall|drop|rise|increase|decrease|reduce|go up|go down|come down)\b/

/** The words of the patterns below, which are no slips of others. */
export const joining: ReadonlySet<string> = words('bajay bajaye bajae badle jagah muqable mukable')

/** Between two figures: the second takes the place of the first. */
export const thenSecond =
  /^(?:(?:par|pe|पर|se|से) )?(?:ke|ki|के|की) (?:bajay|bajaye|bajae|badle|jagah|muqable|mukable|बजाय|बजाए|बदले|जगह|मुकाबले)(?: (?:me|mein|में))?$|^(?:to|se|से|and|aur|और|&|,|tha|thi|था|थी|hai)?,? ?(?:now|ab|अब)$/
/** Between two figures: the first takes the place of the second. */
export const firstInstead =
  /^,? ?(?:instead of|rather than|and not|in place of|than|over|vs|versus|against|compared to|compared with)(?: (?:at|for|of|a|an|the|with|over|in))?$/
/** Between two figures of which the words before the first, or the question, say that they are a before and an after. */
export const either = /^(?:to|se|से|and|aur|और|or|ya|या)(?: (?:at|for|of|with|in|a|an))?$/
/** Right before the first of two figures: the second is the new one. */
export const formerly = words('from between was earlier before pehle pahle पहले')
/** Beside such a pair, they say no more than that a figure changes. */
export const changing = words(
  'up down increase increases decrease decreases reduction reduces reduce fall falls drop drops rise rises come comes stretch stretched extend extended shorten shortened raise raises raised cut cuts lower lowers lowered hike hikes hiked increased reduced dropped fell risen choosing opting going stretching extending shortening goes go went rises rise falls fall changes drops increases decreases becomes moves if take taking choose ho jaye jae gaya hai tha thi था थी है हो जाए le lu lun loon lein len to lene liya',
)

/** A question that is nothing but that: "difference?", "aur fark". */
export const onlyDifference =
  /^(?:and |so |aur |और )?(?:the |what is the |what s the |whats the )?(?:difference|diff|farak|fark|farq|antar|अंतर|फर्क)(?: (?:now|then|kya|kitna|kya hai|hai|from before))?[ ?.!]*$/
