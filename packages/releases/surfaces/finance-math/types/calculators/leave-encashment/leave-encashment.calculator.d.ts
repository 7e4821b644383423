export declare const leaveEncashmentCalculator: import("../calculator.js").Calculator<import("../calculator.js").WithText<{
    readonly occasion: {
        readonly kind: "choice";
        readonly label: "Paid";
        readonly isMode: true;
        readonly default: "leaving";
        readonly options: {
            readonly leaving: "On leaving";
            readonly government: "By a government";
            readonly service: "In service";
        };
    };
    readonly received: {
        readonly kind: "number";
        readonly label: "Paid for leave";
        readonly unit: "inr";
        readonly min: 0;
        readonly max: 10000000;
        readonly limits: import("../input-limits.js").InputRange;
        readonly step: 1000;
        readonly default: 800000;
    };
    readonly averageMonthlySalary: {
        readonly kind: "number";
        readonly label: "Average basic pay and DA a month";
        readonly help: "Of the last ten months, with commission on turnover";
        readonly unit: "inr";
        readonly min: 5000;
        readonly max: 1000000;
        readonly limits: import("../input-limits.js").InputRange;
        readonly step: 500;
        readonly default: 90000;
        readonly when: {
            readonly input: 'occasion';
            readonly is: readonly ['leaving'];
        };
    };
    readonly years: {
        readonly kind: "number";
        readonly label: "Completed years of service";
        readonly help: "With this employer";
        readonly unit: "years";
        readonly min: 0;
        readonly max: 40;
        readonly limits: {
            readonly min: 0;
            readonly max: 80;
        };
        readonly step: 1;
        readonly default: 20;
        readonly granularity: 1;
        readonly when: {
            readonly input: 'occasion';
            readonly is: readonly ['leaving'];
        };
    };
    readonly leavePerYear: {
        readonly kind: "number";
        readonly label: "Days of leave earned a year";
        readonly help: "By the employer’s rules; of more than 30, only 30 count";
        readonly unit: "number";
        readonly min: 0;
        readonly max: 60;
        readonly limits: {
            readonly min: 0;
            readonly max: 366;
        };
        readonly step: 1;
        readonly default: 30;
        readonly when: {
            readonly input: 'occasion';
            readonly is: readonly ['leaving'];
        };
    };
    readonly leaveTaken: {
        readonly kind: "number";
        readonly label: "Days taken or paid before";
        readonly unit: "number";
        readonly min: 0;
        readonly max: 1200;
        readonly limits: {
            readonly min: 0;
            readonly max: 29280;
        };
        readonly step: 1;
        readonly default: 360;
        readonly when: {
            readonly input: 'occasion';
            readonly is: readonly ['leaving'];
        };
    };
    readonly exemptEarlier: {
        readonly kind: "number";
        readonly label: "Free of tax from employers before";
        readonly help: "The limit is one for a lifetime";
        readonly unit: "inr";
        readonly min: 0;
        readonly max: 2500000;
        readonly limits: import("../input-limits.js").InputRange;
        readonly step: 10000;
        readonly default: 0;
        readonly advanced: true;
        readonly when: {
            readonly input: 'occasion';
            readonly is: readonly ['leaving'];
        };
    };
    readonly leftSince: {
        readonly kind: "choice";
        readonly label: "Left";
        readonly default: "2023-04-01";
        readonly options: Record<string, string>;
        readonly advanced: true;
        readonly when: {
            readonly input: 'occasion';
            readonly is: readonly ['leaving'];
        };
    };
}>, import("../calculator.js").WithText<{
    readonly exempt: {
        readonly label: "Free of tax";
        readonly unit: "inr";
        readonly role: "headline";
    };
    readonly taxable: {
        readonly label: "Taxed";
        readonly unit: "inr";
        readonly role: "part";
    };
    readonly bound: {
        readonly kind: "choice";
        readonly label: "What limits it";
        readonly options: {
            readonly received: "What was paid: all of it is free";
            readonly leaveDue: "The leave that is due";
            readonly tenMonths: "Ten months of pay";
            readonly limitLeft: "The limit of a lifetime";
        };
        readonly role: "detail";
        readonly when: {
            readonly input: 'occasion';
            readonly is: readonly ['leaving'];
        };
    };
    readonly leaveDays: {
        readonly label: "Days of leave due";
        readonly unit: "number";
        readonly role: "detail";
        readonly when: {
            readonly input: 'occasion';
            readonly is: readonly ['leaving'];
        };
    };
    readonly leaveDue: {
        readonly label: "They are worth";
        readonly unit: "inr";
        readonly role: "detail";
        readonly when: {
            readonly input: 'occasion';
            readonly is: readonly ['leaving'];
        };
    };
    readonly tenMonths: {
        readonly label: "Ten months of average pay";
        readonly unit: "inr";
        readonly role: "detail";
        readonly when: {
            readonly input: 'occasion';
            readonly is: readonly ['leaving'];
        };
    };
    readonly limitLeft: {
        readonly label: "Left of the lifetime’s limit";
        readonly unit: "inr";
        readonly role: "detail";
        readonly when: {
            readonly input: 'occasion';
            readonly is: readonly ['leaving'];
        };
    };
    readonly paid: {
        readonly label: "Paid for leave";
        readonly unit: "inr";
        readonly role: "detail";
    };
}>>;
