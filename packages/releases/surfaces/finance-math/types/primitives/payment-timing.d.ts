export type PaymentTiming = 'end' | 'begin';
export declare function paymentsDue(when: PaymentTiming): 0 | 1;
