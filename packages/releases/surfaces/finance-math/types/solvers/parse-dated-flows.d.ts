import { type CalendarDate } from '../primitives/calendar-day.js';
export interface DatedFlow {
    date: CalendarDate;
    amount: number;
}
export declare function parseDatedFlows(flows: readonly DatedFlow[], length: number): [day: number, amount: number][];
