import { NATIVE } from '@pkg/api-contract'
import * as z from 'zod'
import { addressField } from '../../parsing/fields.ts'

/** The vendor's place-holder for the coin of the chain. */
export const NATIVE_PLACEHOLDER = /^0xe{38,40}$/i

// The placeholder has been seen with 38 digits, so the coin is told by pattern and by flag.
export const tokenAddress = z.union([
  addressField,
  z
    .string()
    .regex(NATIVE_PLACEHOLDER)
    .transform(() => NATIVE),
])
