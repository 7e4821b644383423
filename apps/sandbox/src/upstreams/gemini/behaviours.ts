/** What the stand-in is asked: the question, and what its own calls gave, if it made any. */
export interface Question {
  readonly prompt: string
  readonly results: readonly {
    readonly outputs?: readonly { readonly id: string; readonly value: unknown }[]
  }[]
}

type Part = { text: string } | { functionCall: { name: string; args: unknown } }

/** The chunks of one answer: whole ones, or raw text that is none. */
export type Chunk = { parts: readonly Part[]; finishReason?: string } | { raw: string }

const say = (text: string): Chunk => ({ parts: [{ text }] })
const end = (text = '', finishReason = 'STOP'): Chunk => ({
  parts: text === '' ? [] : [{ text }],
  finishReason,
})
const call = (name: string, args: unknown): Chunk => ({
  parts: [{ functionCall: { name, args } }],
  finishReason: 'STOP',
})

/** How a model may behave, by the name that it is asked under; any other name is the honest one. */
export const behaviours: Readonly<Record<string, (question: Question) => Iterable<Chunk>>> = {
  /** Calls compound interest with the figures of the question, then says what came back. */
  *honest({ prompt, results }) {
    const [result] = results
    if (result === undefined) {
      const [principal, percent, years] = readFigures(prompt)
      if (principal === undefined || percent === undefined || years === undefined)
        yield end('Please tell me the amount, the rate and the time.')
      else
        yield call('compound_interest', { principal, annualRatePercent: percent, years, frequency: 'yearly' })
      return
    }
    const total = result.outputs?.find(({ id }) => id === 'total')?.value
    yield say('With interest on interest, it becomes ')
    yield end(`**${typeof total === 'number' ? total.toFixed(2) : 'nothing'}**.`)
  },
  /** States figures of its own making, in digits and in words. */
  *liar() {
    yield say('It becomes ₹9')
    yield say('9,999.99, which is nearly one hundred thousand ')
    yield end('rupees, or 1.2 lakh.')
  },
  /** Calls functions that do not exist, for ever. */
  *inventor() {
    yield call('transfer_money', { to: 'somebody', amount: 1_000_000 })
  },
  /** Breaks off inside a piece of JSON. */
  *'half-json'() {
    yield say('It becomes ')
    yield { raw: 'data: {"candidates": [{"content": {"parts": [{"te\n\n' }
  },
  /** Never ends. */
  *endless() {
    for (;;) yield say('Money grows slowly, and slowly it grows. ')
  },
  /** Writes markup that a page must not run. */
  *html() {
    yield say('<script>document.title="owned"</script><img src=x onerror="document.title=1">')
    yield end('<a href="javascript:alert(1)">Click</a>')
  },
  /** Says something and then fails in the middle of the stream. */
  *'mid-stream-error'() {
    yield say('First ')
    yield {
      raw: '{\n  "error": {\n    "code": 499,\n    "message": "The operation was cancelled.",\n    "status": "CANCELLED"\n  }\n}\n',
    }
  },
  *blocked() {
    yield { raw: 'data: {"promptFeedback": {"blockReason": "SAFETY"}}\n\n' }
  },
  *empty() {
    yield { raw: 'data: {"candidates": []}\n\n' }
  },
  *'too-long'() {
    yield end('It becomes', 'MAX_TOKENS')
  },
}

/** The amount, the percentage and the years of a question. */
function readFigures(prompt: string): (number | undefined)[] {
  const percent = /([\d.]+)\s*%/.exec(prompt)?.[1]
  const years = /([\d.]+)\s*(?:years?|yrs?)/.exec(prompt)?.[1]
  const amounts = [...prompt.matchAll(/\d[\d,]*(?:\.\d+)?/g)].map(([text]) =>
    Number(text.replaceAll(',', '')),
  )
  return [Math.max(...amounts), percent, years].map((value) =>
    value === undefined || !Number.isFinite(Number(value)) ? undefined : Number(value),
  )
}
