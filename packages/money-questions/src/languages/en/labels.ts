/** What definitions call their figures and options is English already. */
export const definitionLabels: Readonly<Record<string, string>> = {}
/** Cards have their English labels from the definitions of the calculators: none is called otherwise. */
export const labels: Readonly<Record<string, string>> = {}
