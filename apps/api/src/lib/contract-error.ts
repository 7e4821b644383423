/** An answer of ours that is not what the contract promises: a fault in our code, never the caller's. */
export class ContractError extends Error {
  override readonly name = 'ContractError'

  constructor(route: string, fault: string) {
    super(`The answer of ${route} breaks the contract: ${fault}`)
  }
}
