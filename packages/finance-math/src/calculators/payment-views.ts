import { growthViews } from './investment-growth.ts'

/** The table of what is paid every month, by the month or by the year. */
export const paymentViews = { monthly: growthViews.monthly, yearly: growthViews.yearly } as const
