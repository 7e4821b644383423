// Apart from the table of deductions, so that whoever needs one of them loads no more than it.

/** Rupees a year of sections 80C, 80CCC and 80CCD(1) together (80CCE), since the financial year 2014-15. */
export const section80CLimit = 150_000

/** Rupees a year of one's own payments into the National Pension System beyond that, since 2015-16. */
export const section80CCD1BLimit = 50_000
