import { amountIn } from '../rephrasings/rephrasing.ts'
import { takeFigures } from '../rephrasings/take-figures.ts'

/** "15 % of a number", "12 % of my annual pay": what a percentage is of, by its name. */
const ofWhole =
  /\d ?(?:%|percent) of (?:(?:my|the|his|her|its|our|their|a|an|some) )*((?:[a-z]+ )?[a-z]+)\b(?! (?:of )?(?:rs |₹ ?)?\d)/

/** What the percentage comes to is told, and not what is left without it. */
const told = /(?:\b(?:is|was|are|equals|comes? to|gives?)|=) (?:rs |₹ ?)?\d/
const others = /\b(?:paid|left|remain\w*|after|rest|balance|with)\b/

/** "12 % of my pay is 90,000. Pay?": what the percentage is of is asked for by the name that it was given. */
export function tellWhole(text: string): string | undefined {
  const { amounts, percents, times } = takeFigures(text)
  const [amount, ...more] = amounts
  if (amount === undefined || more.length > 0 || percents.length !== 1 || times.length > 0) return undefined
  if (!told.test(text) || others.test(text)) return undefined
  const [said = '', named = ''] = ofWhole.exec(text) ?? []
  const noun = named
    .split(' ')
    .find(
      (_, at, words) =>
        /^(?:is|was|are|on|in|to|for|and|comes|gives|equals|amounts)$/.test(words[at + 1] ?? '') ||
        at === words.length - 1,
    )
  const rest = text.slice(text.lastIndexOf(said) + said.length)
  const asked = new RegExp(
    `(?:^|[ ,.;:?])(?:what|find|how much|calculate|then|the|my|is|was|his|her|total|whole|full|annual|that|monthly|yearly|a)*[^,.;?]*\\b${noun}(?: was| is)?[ ?.]*$`,
  )
  return said !== '' && noun !== undefined && asked.test(rest)
    ? `${amountIn(amount)} is ${percents[0]} % of what`
    : undefined
}
