import { type AskEvent, parseAskEvent } from '@pkg/api-contract'

/** The events of a stream that has ended; fails for one that is not in the contract. */
export function readEvents(payload: string): AskEvent[] {
  return payload.split('\n\n').flatMap((block) => {
    const name = /^event: (.*)$/m.exec(block)?.[1]
    const data = /^data: (.*)$/m.exec(block)?.[1]
    if (name === undefined || data === undefined) return []
    const event = parseAskEvent(name, data)
    if (event === undefined) throw new Error(`An event that is not in the contract: ${block}`)
    return [event]
  })
}
