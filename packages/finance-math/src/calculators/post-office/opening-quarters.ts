/** The quarters of the calendar from a year on to that of an ISO day, newest first, by their first days, as the options of a choice. */
export function openingQuarters(firstYear: number, until: string): Readonly<Record<string, string>> {
  const names = ['Jan–Mar', 'Apr–Jun', 'Jul–Sep', 'Oct–Dec']
  const options: Record<string, string> = {}
  for (let year = Number(until.slice(0, 4)); year >= firstYear; year--) {
    for (let quarter = 3; quarter >= 0; quarter--) {
      const first = `${year}-${String(3 * quarter + 1).padStart(2, '0')}-01`
      if (first <= until) options[first] = `${names[quarter]} ${year}`
    }
  }
  return options
}
