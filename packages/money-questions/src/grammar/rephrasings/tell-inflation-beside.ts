import { takeFigures, wordsOf } from './take-figures.ts'

/** Money that is put aside, with how fast prices rise beside it. */
export const savedWithInflation =
  /^(?!.*(?:retire|\btax|real return|nominal|no inflation|ignor|without inflation|today ?'?s money|loan|\bemi\b|withdraw|\bswp\b|salary|pension))(?=.*(?:inflation|mehngai|mehangai|mahangai|महंगाई|महँगाई))(?=.*(?:\bsip\b|\bfd\b|lump ?sum|monthly|per month|a month|mahina|\bgoal\b|target|एसआईपी|एफडी|महीना))(?:.*\d){3}/

const name = '(?:inflation(?: rate)?|mehngai|mehangai|mahangai|महंगाई|महँगाई)'
const number = '(\\d+(?:\\.\\d+)?) ?(?:%|percent|प्रतिशत)?'
const told = new RegExp(
  `(?:(\\d+(?:\\.\\d+)?) ?(?:%|percent|प्रतिशत)(?: of| ki| की)? ${name}(?! ?(?:of |at |is |= ?)?\\d+(?:\\.\\d+)? ?(?:%|percent)(?! ?(?:returns?|रिटर्न)))|${name}(?: of| at| is| =| rate|:)* ?${number}(?![\\d.]| ?(?:years?|yrs?|saal|साल|lakh|crore)))`,
)
const returns =
  /\b(?:returns?|return rate|expected return)(?: of| at| is| =)? (\d+(?:\.\d+)?)(?![\d.]* ?(?:%|percent|years?|yrs?|saal|lakh|k\b|crore))/
const goal = wordsOf(
  'goal target need needs needed want wants reach cost costs chahiye banana banane future price keemat kimat',
)
const plan = wordsOf(
  'sip fd lumpsum lump sum monthly month mahina mahine एसआईपी एफडी महीना invest investing investment deposit fixed mutual fund mf',
)
const idle = wordsOf(
  'a an the of in on at for it is its i my and with per pa annum rate return returns rs rupees years year total then will what how much get be value today todays s aaj ki ke ka ko me mein par pe pay save start kitna kitni kitne hoga hogi future को का की के रिटर्न में पर daughter son education marriage wedding child house car trip shaadi',
)

/**
 * "SIP 8000, return 12, inflation 6, 15 years" in the money of today; "goal 20 lakh, 6 % inflation, 12 % return, SIP" as a
 * goal whose price rises until then. Inflation is told for no other reason; with any other word a question stays as it is.
 */
export function tellInflationBeside(text = ''): string {
  const found = told.exec(text)
  const percent = found?.[1] ?? found?.[2]
  if (found === null || percent === undefined) return text
  const rest = `${text.slice(0, found.index)} , ${text.slice(found.index + found[0].length)}`.replace(
    returns,
    'return $1 %',
  )
  const { amounts, percents, times, words } = takeFigures(rest)
  const known = [goal, plan, idle]
  if (amounts.length !== 1 || percents.length !== 1 || times.length !== 1) return text
  if (!words.every((word) => known.some((list) => list.has(word)))) return text
  const [amount] = amounts
  const [months] = times
  const isGoal = words.some((word) => goal.has(word))
  const isMonthly = words.some((word) => /^(?:sip|monthly|month|mahina|mahine|एसआईपी|महीना)$/.test(word))
  if (isGoal)
    return isMonthly
      ? `sip to reach ${amount} in ${months} months at ${percents[0]} % return , target rising at ${percent} % inflation`
      : text
  // "20 lakh SIP" of a small amount is what is paid, of a large one what is to be reached.
  if (/lakh|crore|लाख|करोड़/.test(amount ?? '') && isMonthly) return text
  const kind = /\bfd\b|fixed deposit|एफडी/.test(rest) ? 'fd of' : isMonthly ? 'sip of' : 'lumpsum of'
  return `${kind} ${amount} for ${months} months at ${percents[0]} % in today s money at ${percent} % inflation`
}
