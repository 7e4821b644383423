import { toPlainText, unmaskText } from './unmask-text.ts'

/** What ends the name of a site, in hardly anything else. */
const PLAIN_ENDINGS =
  'com|org|net|io|xyz|app|site|top|vip|gift|fi|co|info|finance|network|live|pro|online|club|cc|lol|cash|claims?|events?'
/** Endings of sites, those too that are words. */
const ENDINGS = `${PLAIN_ENDINGS}|gifts|me|gg|ly|ee|link|limo|website|space|store|fun|bet|win|help|support|dev|ai|us|ru|cn|in|page|click|today|world|tech|zone|biz|bz|buzz|cfd|eu|exchange|foundation|icu|lat|life|money|monster|quest|rip|sbs|trade|wtf`

/** A link: text that leads to a site whatever else the name says. */
const LINK = new RegExp(
  [
    `h(?:tt|xx)ps?:`,
    `ipfs:\\/\\/`,
    `www\\.`,
    `t\\.me\\/`,
    `discord\\.gg`,
    `\\b[a-z0-9-]{2,}\\s?\\.\\s?(?:${PLAIN_ENDINGS})\\b`,
  ].join('|'),
)
/** Counts as a link only where the text also asks to act: any name with a dot, even with spaces around the dot. */
const PLACE = new RegExp(
  [
    `h(?:tt|xx)ps?\\b`,
    `\\bwww\\b`,
    `\\b[\\p{L}\\p{N}][\\p{L}\\p{N}-]+\\.\\p{L}{2,}`,
    `\\b[\\p{L}\\p{N}][\\p{L}\\p{N}-]*\\s*[.,]\\s*(?:${ENDINGS})\\b`,
    `\\b(?:telegram|discord|linktree)\\b`,
    `(?<![\\p{L}\\p{N}])@[a-z0-9_]{4,}`,
  ].join('|'),
  'u',
)

const BAIT = /\b(?:claim|visit|rewards?|airdrops?|voucher|bonus|free|redeem|gift|winner|whitelist)\b/
const CALL =
  /\b(?:claim\w*|visit\w*|rewards?|air ?drop\w*|vouchers?|bonus\w*|free|redeem\w*|gifts?|giveaways?|winners?|won|whitelist\w*|eligible|activate|unlock|receive|go to|get (?:your|it|more|\$?\d[\d.,]*k?)|sign ?up|swap (?:at|on|it|your)|exchange (?:at|on|it|your)|entitled|eligib\w*|participate|for you|check (?:at|on|now|your)|connect (?:to|your|wallet)|earn (?:now|up|your|\$?\d[\d.,]*)|migrate (?:at|now|on|your)|mint (?:at|now|on|your)|register (?:at|here|now|on|your)|upgrade (?:at|now|to|your)|verify (?:at|now|on|wallet|your))\b/
/** The same in other languages, as they write it. */
const CALL_ABROAD =
  /reclam|recl[aá]m|visita|visite[zr]?\b|recompens|récompens|premio|prêmio|canjea|resgat|gratis|gratuit|besuch|einl[oö]s|belohn|kostenlos|riscatt|richied|ödül|talep|ziyaret|ücretsiz|получ|забер|наград|посет|бонус|бесплат|приз|отрим|领取|領取|空投|访问|訪問|奖励|獎勵|免费|免費|受け取|請求|エアドロップ|報酬|청구|에어드랍|에어드롭|보상|받기|दावा|इनाम|पुरस्कार|मुफ़?्त/u

/** What a text says that speaks against it. */
export interface BaitSigns {
  hasLink: boolean
  asksToAct: boolean
}

/**
 * Whether a text leads somewhere and asks to act, however it is hidden. Together they are read broadly, since hardly an
 * honest name does both; each alone only by what is beyond doubt, since honest names are addresses too (`ether.fi`).
 */
export function findBait(text: string): BaitSigns {
  const plain = toPlainText(text)
  const readings = unmaskText(text)
  const asks = CALL_ABROAD.test(plain) || readings.some((reading) => CALL.test(reading))
  if (asks && [plain, ...readings].some((reading) => PLACE.test(reading))) {
    return { hasLink: true, asksToAct: true }
  }
  return {
    hasLink: readings.some((reading) => LINK.test(reading)),
    asksToAct: readings.some((reading) => BAIT.test(reading)),
  }
}
