/** The financial years of India from the one beginning in `first` to the one in `last`, as the options of a choice. */
export function financialYearOptions(first: number, last: number): Readonly<Record<string, string>> {
  const years = Array.from({ length: last - first + 1 }, (_, index) => first + index)
  return Object.fromEntries(
    years.map((year) => {
      const name = `${year}-${String((year + 1) % 100).padStart(2, '0')}`
      return [name, `FY ${name}`]
    }),
  )
}
