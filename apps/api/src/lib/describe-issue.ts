import { cutText } from '@pkg/api-contract'
import type { $ZodRawIssue } from 'zod/v4/core'

/** A sentence for faults that the contract has no sentence of its own for. Names the field, never its value. */
export function describeIssue(issue: $ZodRawIssue): string {
  if (issue.code === 'unrecognized_keys') {
    const keys = (issue.keys as string[]).slice(0, 5).map(shorten).join(', ')
    return `There is no field of this name: ${keys}`
  }
  const field = (issue.path ?? []).map((part) => shorten(String(part))).join('.')
  return field === ''
    ? 'Please send an object with the fields of this call.'
    : `Please check the field ${field}.`
}

/** Names of fields come from outside and stand in the answer; nobody needs a megabyte of them. */
const shorten = (name: string) => cutText(name, 40)
