/** "3:5", "2 : 3 : 4". */
export const ratio = /(?<![\d.,:])\d+(?:\.\d+)?(?: ?: ?\d+(?:\.\d+)?)+(?![\d:])/
/** That it is one, and no time of the day. */
export const ratioWords =
  /\b(?:in (?:the |a )?(?:ratio|proportion)(?: of)?|ratio|proportion|ke anupat me(?:in)?|anupat)\b|के अनुपात में|अनुपात/
/** What may stand around it: who gets a part of what. */
export const sharing: ReadonlySet<string> = new Set(
  `divide divided split distribute distributed share shared among amongst between into in of people persons partners friends brothers sisters children
  sons daughters profit sum them the a b c d x y z each part parts two three four one ko me mein baanto bato baant baat do bant batna karo kar ke ka ki logon log
  dosto bhai beto
  को में बांटो बांट दो बांटना करो के का की लोगों दोस्तों भाइयों हिस्से`.split(/\s+/),
)
