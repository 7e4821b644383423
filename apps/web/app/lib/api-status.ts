import { operations, type Status } from '@pkg/api-contract'
import { api } from './api.ts'

let asked: Promise<Status> | undefined

/** How the product runs; asked once per visit. */
export function getApiStatus(): Promise<Status> {
  asked ??= api(operations.getStatus, {})
  return asked
}
