/** A day counted from 1970 as `YYYY-MM-DD`. */
export const isoDay = (day: number): string => new Date(day * 864e5).toISOString().slice(0, 10)
