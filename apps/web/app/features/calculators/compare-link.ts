import { longestName, longestQuery, mostPins, type Pin, readPins } from './pin.ts'

/** The parameter that holds a pin, one for each of them. */
const parameter = 'pin'
/** Stands between the parts of a pin: no value of an input holds it. */
const between = '~'
/** Stands in front of a pin that is no part of the plan. */
const out = '!'

/** Pins from an address, and what could not be taken of it, as sentences. */
export interface ReadPins {
  pins: Pin[]
  problems: string[]
}

/**
 * What stands behind the hash sign of the link that holds pins: `pin=sip~monthlyInvestment~5000~years~10~~My plan`. Written by hand, since
 * the usual encoding of signs within signs would make it half as long again.
 */
export function writePins(pins: readonly Pin[]): string {
  return pins.map((pin) => `${parameter}=${escapeText(writePin(pin))}`).join('&')
}

/** The pins that an address holds, as far as they are any. Whether their calculators exist is for others to say. */
export function readPinsOf(hash: string): ReadPins {
  const texts = toParameters(hash).getAll(parameter)
  const told = texts.map(readPin)
  const known = told.filter((pin) => pin !== undefined)
  const pins = readPins(known)
  const unreadable = told.length - known.length
  const beyond = Math.max(0, known.length - mostPins)
  return {
    pins,
    problems: [
      unreadable > 0
        ? `${count(unreadable)} of the link cannot be read and ${are(unreadable)} left out.`
        : '',
      beyond > 0
        ? `${mostPins} results stand side by side at most; ${beyond} more of the link ${are(beyond)} left out.`
        : '',
    ].filter((problem) => problem !== ''),
  }
}

/** Whether an address holds pins at all. */
export function hasPins(hash: string): boolean {
  return toParameters(hash).has(parameter)
}

function toParameters(hash: string): URLSearchParams {
  return new URLSearchParams(hash.replace(/^#/, ''))
}

function writePin({ calculator, query, name, isOut }: Pin): string {
  const parts = [...new URLSearchParams(query)].flat()
  return (
    [(isOut ? out : '') + calculator, ...parts].join(between) + (name === '' ? '' : between + between + name)
  )
}

function readPin(text: string): Pin | undefined {
  const end = text.indexOf(between + between)
  const [calculator = '', ...parts] = (end < 0 ? text : text.slice(0, end)).split(between)
  const name = end < 0 ? '' : text.slice(end + 2, end + 2 + longestName)
  if (text.length > longestQuery || parts.length % 2 === 1) return undefined
  const query = new URLSearchParams()
  for (let at = 0; at < parts.length; at += 2) query.append(parts[at] ?? '', parts[at + 1] ?? '')
  const isOut = calculator.startsWith(out)
  const id = isOut ? calculator.slice(out.length) : calculator
  return readPins([{ calculator: id, query: query.toString(), name, ...(isOut && { isOut }) }])[0]
}

function escapeText(text: string): string {
  return encodeURIComponent(text).replace(/%20/g, '+').replace(/%2C/g, ',').replace(/%3A/g, ':')
}

const count = (results: number) => (results === 1 ? 'One result' : `${results} results`)
const are = (results: number) => (results === 1 ? 'is' : 'are')
