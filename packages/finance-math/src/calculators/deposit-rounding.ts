/** A deposit’s value is what was put in and its interest so far. */
export const depositRounding = {
  opening: ({ principal }: { principal: number }) => ({ principal }),
  rests: { interest: { plus: ['total'], minusBefore: ['principal'] } },
} as const
