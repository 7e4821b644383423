/** The quarters of the calendar from one year to another's last, by their first days, as the options of a choice. */
export function openingQuarters(firstYear: number, lastYear: number): Readonly<Record<string, string>> {
  const names = ['Jan–Mar', 'Apr–Jun', 'Jul–Sep', 'Oct–Dec']
  const options: Record<string, string> = {}
  for (let year = lastYear; year >= firstYear; year--) {
    for (let quarter = 3; quarter >= 0; quarter--) {
      const month = String(3 * quarter + 1).padStart(2, '0')
      options[`${year}-${month}-01`] = `${names[quarter]} ${year}`
    }
  }
  return options
}
