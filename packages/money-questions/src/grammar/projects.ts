import { toPlainLetters } from './to-plain-letters.ts'

const split = (words: string): ReadonlySet<string> => new Set(toPlainLetters(words).trim().split(/\s+/))

/** What asks for something of a project, by the id of the result; the longer names first. */
export const projectResults = [
  ['discountedPayback', /\bdiscounted pay ?back\b/],
  ['payback', /\bpay ?back\b|पेबैक/],
  ['npv', /\bnpv\b|\bnet present value\b|एनपीवी|शुद्ध वर्तमान मूल्य/],
  ['irrPercent', /\birr\b|\binternal rate of return\b|आईआरआर/],
] as const

/** Between the amounts of a project they say that the next one is spent. */
export const spentWords = split(
  'cost costs costing cost: spend spent spending invest invested investing investment outlay outflow initial put pay paid paying lagaya laga lagake lagaye lagao lagakar kharch kharcha lagat nivesh निवेश खर्च लागत लगाए लगाकर',
)

/** They say that the next ones come in. */
export const earnedWords = split(
  'get gets getting inflow inflows receive receives received return returns earn earns earning save saves saving savings give gives giving bring brings flow flows income profit profits revenue back mile milega milenge milte milta aaye aayenge aayega kamai मिले मिलेंगे मिलेगा मिलते आय कमाई',
)

/** They say nothing of a project that its figures and the words above do not. */
export const projectFillers = split(
  'npv irr payback pay net present value internal rate discounted period project machine business plan find calculate compute tell what whats is the a an of on in at with and for then if i we it me my to from will now today upfront cash over next following each every per year years yearly annual annually annum discount discounting discounted rate how long many much does do take cost capital equal @ : = , + ₹ rs inr rupees % percent ka ki ke ko par pe se aur hai hoga hogi kya kitna kitni har saal sal salana mein me tak phir fir aaj abhi batao nikalo एनपीवी आईआरआर पेबैक का की के को पर से और है होगा होगी क्या कितना कितनी हर साल सालाना में तक फिर आज अभी दर डिस्काउंट',
)
