/** A year's interest is what its balance leaves of its deposit and of the balance before. */
export const accountRounding = {
  flows: ['deposit', 'interest'],
  rests: { interest: { plus: ['balance'], minus: ['deposit'], minusBefore: ['balance'] } },
} as const
