import { phrasesOf } from '../languages/index.ts'
import { languages } from '../languages/language.ts'
import type { Step } from '../plan/plan.ts'
import { toStep } from '../plan/to-step.ts'
import { answerReading } from '../plan/understand.ts'
import type { Reading } from '../read/read-words.ts'
import { normalize } from '../read/tokenize.ts'
import { buyAnew } from './change-purchase.ts'
import type { Asked, Turn } from './talk.ts'

const theOne = (words: string) =>
  new RegExp(`^(?:the )?(?:option )?(?:${words})(?: (?:one|option|wala|wali))?[.! ]*$`)
/** "The second one", "doosra wala". */
const ordinals = [
  theOne('first|1st|pehl[aei]|pahl[aei]'),
  theOne('second|2nd|d(?:oo|u)sr[aei]'),
  theOne('third|3rd|teesr[aei]|tisr[aei]'),
  theOne('fourth|4th|chauth[aei]'),
]

/** What an option stands for that was offered before and is now said word by word; undefined where none was chosen. */
export function chosenOption(question: string, { answer: { options = [] } }: Turn) {
  if (options.length === 0) return undefined
  const asked = normalize(question).trim()
  // Where no figure was asked for, a number is one of the options.
  const isNumbered = options.every(({ means }) => 'tokens' in means)
  const at = ordinals.findIndex(
    (ordinal, place) => ordinal.test(asked) || (isNumbered && asked === String(place + 1)),
  )
  if (at >= 0) return options[at]?.means
  return options.find(({ say }) =>
    languages.some((language) => normalize(say(phrasesOf[language])).trim() === asked),
  )?.means
}

/** What comes of an option that is a plan; undefined where it is words to go on with. */
export function chooseOption(
  means: Exclude<ReturnType<typeof chosenOption>, Reading | undefined>,
  asked: Omit<Asked, 'reading'>,
): Step | undefined {
  return 'family' in means ? toStep(answerReading(means)) : buyAnew(means, asked)
}
