import type { Status } from '@pkg/api-contract'

/** Where the contract has it; the contract itself is no part of every page's first load. */
export const statusUrl = '/api/status'

let asked: Promise<Status> | undefined

/** How the product runs; asked once per visit. */
export function getApiStatus(): Promise<Status> {
  asked ??= fetch(statusUrl).then((answer) => {
    if (!answer.ok) throw new Error(`The server answered with ${answer.status}.`)
    return answer.json() as Promise<Status>
  })
  return asked
}
