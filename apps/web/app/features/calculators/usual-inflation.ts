/** India's long-run rate of rising prices in percent a year, as most planners assume it. */
export const usualInflation = 6
