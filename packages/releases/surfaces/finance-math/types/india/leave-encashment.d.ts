import type { CalendarDate } from '../primitives/calendar-day.js';
export interface LeaveEncashmentInput {
    received: number;
    averageMonthlySalary: number;
    earnedLeaveMonthsDue: number;
    statutoryLimit?: number;
    retiredOn?: CalendarDate;
    government?: boolean;
}
export declare function leaveEncashment(input: LeaveEncashmentInput): {
    exempt: number;
    taxable: number;
};
