/** Cards have their English labels from the definitions of the calculators: none is called otherwise. */
export const labels: Readonly<Record<string, string>> = {}
