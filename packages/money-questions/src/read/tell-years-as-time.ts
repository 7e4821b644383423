import { asksGrowth, calendarYear } from '../grammar/calendar-years.ts'

/** "40 crore in 2018, 90 crore in 2024; CAGR?" told as a time, "over 6 years". */
export function tellYearsAsTime(text: string): string {
  if (!asksGrowth.test(text)) return text
  const [first, second, ...others] = [...text.matchAll(calendarYear)]
  const years = Number(second?.[1]) - Number(first?.[1])
  if (second === undefined || others.length > 0 || !(years > 0)) return text
  return `${text.replace(calendarYear, ' ')} over ${years} years`
}
