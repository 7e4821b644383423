/** Of a year. */
export const MONTHS = 12
