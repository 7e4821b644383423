export type CalendarDate = string | Date;
export declare function calendarDay(date: unknown): number;
