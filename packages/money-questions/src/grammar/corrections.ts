/** What somebody says between a slip and what was meant. */
export const correction =
  /^(?:,|\.|-)? ?(?:no|oh|oops|er|uh|nahi|nahin|arre|are|नहीं|नही|अरे|ka|ki|का|की|का लोन)? ?,? ?(?:sorry|wait|nahi|nahin|नहीं|नही|माफ करना|मतलब|balki|बल्कि|no wait|i mean|i meant|actually|correction|make that|rather|matlab)(?: ,| no| it is| its)? ?(?:at|for|of|@|rs|₹|on)?$/
/** The same in a word or two that say it only right between two figures: "5 no 7 years", "5000... rather 6000". */
export const slip =
  /^[,.( -]*(?:no|oops|rather|or rather|sorry|i mean|no no|no sorry|make that|make it|actually make it|balki|बल्कि|नहीं|nahi|nahin)[,. ]*(?:rs|₹)?$/
/** What stands between what is denied and what holds instead. */
export const contrast = /^(?:,|,? ?but) ?(?:at|for|of|@|rs|₹|on|only)?$/
/** What stands between a figure and what is denied after it. */
export const denial = /^,? ?(?:and )?not ?(?:at|for|of|@|rs|₹|on)?$/
/** What may stand before a figure that is put right. */
export const preposition = /^(?:at|for|of|@|rs|₹|on)$/
/** What takes the figure before it back for sure, so that it may stand without its unit: "5 nahi 7 saal". */
export const plainCorrection = /\b(?:no|not|nahi|nahin|sorry|i mean|i meant|actually)\b|नहीं|नही/
/** After an answer, nothing but a figure in the place of another: "5 ki jagah 7 saal", "7 years instead of 5". */
export const inPlaceOf =
  /^(?:(?:no|nahi|take|make it|le|lo) )*(?:\d[^\s]*(?: ?(?:%|percent|years?|yrs?|saal|sal|months?|mahine|k|lakhs?|crores?|साल|महीने|लाख|करोड़))* (?:(?:ki|ke|की|के) )?(?:jagah|badle|bajaye|जगह|बदले|बजाय) (\d[^\s]*(?: ?(?:%|percent|years?|yrs?|saal|sal|months?|mahine|k|lakhs?|crores?|साल|महीने|लाख|करोड़))+)|(\d[^\s]*(?: ?(?:%|percent|years?|yrs?|months?|k|lakhs?|crores?))+) (?:instead of|rather than|in place of) \d[^\s]*(?: ?(?:%|percent|years?|yrs?|months?|k|lakhs?|crores?))*)(?: (?:karo|kar do|lo|le|ho|to|please|करो))*[\s?.!]*$/
const figure =
  '(?:rs |₹ ?)?\\d+(?:\\.\\d+)?(?: ?(?:%|percent|years?|yrs?|saal|months?|mahine|k|l|lakhs?|crores?|cr|साल|महीने|लाख|करोड)(?![\\p{L}\\p{M}]))?'
/** "3.9 not 2.9", "35 instead of 40": the first holds, and the second is denied. */
export const deniedSecond = new RegExp(
  `^(.*?)(?<![\\d.])(${figure}),? (?:(?:and )?not|instead of|rather than|in place of) (?:at |for |of )?(${figure})(?![\\d.])(.*)$`,
  'u',
)
/** "40 ki jagah 35", "I said 40 but I meant 35", "not 40 but 35": the other way round. */
export const deniedFirst = new RegExp(
  `^(.*?)(?:(?:ki|ke) )?(?<![\\d.])(${figure}),? (?:(?:(?:ki|ke|की|के) )?(?:jagah|badle|bajaye?|जगह|बदले|बजाय)|(?:but )?i mean(?:t)?|but) (${figure})(?![\\d.])(.*)$`,
  'u',
)
/** "9.5 nahi 9": one of them, and which is known by what was said before. */
export const deniedEither = new RegExp(
  `^(.*?)(?<![\\d.])(${figure}),? (?:nahi|nahin|नहीं|नही),? (${figure})(?![\\d.])(.*)$`,
  'u',
)
/** "No 6", "nahi 6.5", "sorry, 6": a figure in the place of the one that was said right before. */
export const rightAfter = new RegExp(
  `^(?:(?:no|nope|nahi|nahin|arre|are|sorry|oops|i meant?|matlab|actually|नहीं|नही|अरे|मतलब)[, ]+)+(${figure})[ ?.!]*$`,
  'u',
)
