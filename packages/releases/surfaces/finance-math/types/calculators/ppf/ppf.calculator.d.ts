export declare const ppfCalculator: import("../calculator.js").Calculator<import("../calculator.js").WithText<{
    readonly yearlyTiming: {
        readonly kind: 'choice';
        readonly label: 'Paid';
        readonly default: 'start-of-year';
        readonly options: {
            readonly 'start-of-year': 'By 5 April';
            readonly 'end-of-year': 'In late March';
        };
        readonly advanced: true;
        readonly when: {
            readonly input: 'mode';
            readonly is: readonly ['yearly'];
        };
    };
    readonly monthlyTiming: {
        readonly kind: 'choice';
        readonly label: 'Paid';
        readonly default: 'monthly-by-5th';
        readonly options: {
            readonly 'monthly-by-5th': 'By the 5th';
            readonly 'monthly-after-5th': 'After the 5th';
        };
        readonly advanced: true;
        readonly when: {
            readonly input: 'mode';
            readonly is: readonly ['monthly'];
        };
    };
    readonly mode: {
        readonly kind: 'choice';
        readonly label: 'Deposits';
        readonly isMode: true;
        readonly default: 'yearly';
        readonly options: {
            readonly yearly: 'Once a year';
            readonly monthly: 'Every month';
        };
    };
    readonly yearlyDeposit: {
        readonly kind: 'number';
        readonly label: 'Deposit a year';
        readonly unit: 'inr';
        readonly max: 150000;
        readonly default: 100000;
        readonly when: {
            readonly input: 'mode';
            readonly is: readonly ['yearly'];
        };
        readonly min: 500;
        readonly step: 500;
    };
    readonly monthlyDeposit: {
        readonly kind: 'number';
        readonly label: 'Deposit a month';
        readonly unit: 'inr';
        readonly min: 50;
        readonly max: 12500;
        readonly step: 50;
        readonly default: 5000;
        readonly when: {
            readonly input: 'mode';
            readonly is: readonly ['monthly'];
        };
    };
    readonly years: {
        readonly kind: "number";
        readonly label: "Financial years";
        readonly help: "The scheme lets sixteen take a deposit; most pages count fifteen";
        readonly unit: "years";
        readonly min: 15;
        readonly max: 50;
        readonly limits: {
            readonly min: 1;
            readonly max: 60;
        };
        readonly step: 1;
        readonly default: 15;
        readonly granularity: 1;
    };
    readonly rates: {
        readonly kind: "choice";
        readonly label: "Interest rate";
        readonly default: "one";
        readonly options: {
            readonly one: "The same in every year";
            readonly notified: "As notified since the opening";
        };
    };
    readonly annualRatePercent: {
        readonly kind: "number";
        readonly label: "Interest rate a year";
        readonly unit: "percent";
        readonly min: 4;
        readonly max: 12;
        readonly limits: import("../input-limits.js").InputRange;
        readonly step: 0.1;
        readonly default: number;
        readonly when: {
            readonly input: "rates";
            readonly is: readonly ["one"];
        };
    };
    readonly firstFinancialYear: {
        readonly kind: "choice";
        readonly label: "Opened in";
        readonly default: "2012-13";
        readonly options: Readonly<Record<string, string>>;
        readonly when: {
            readonly input: "rates";
            readonly is: readonly ["notified"];
        };
    };
    readonly annualStepUpPercent: {
        readonly kind: "number";
        readonly label: "Deposit grows a year by";
        readonly help: "As far as the 1,50,000 that a year allows";
        readonly unit: "percent";
        readonly min: 0;
        readonly max: 25;
        readonly limits: {
            readonly min: 0;
            readonly max: 1000;
        };
        readonly step: 1;
        readonly default: 0;
        readonly advanced: true;
    };
    readonly openingBalance: {
        readonly kind: 'number';
        readonly label: 'In the account already';
        readonly unit: 'inr';
        readonly min: 0;
        readonly max: 10000000;
        readonly limits: import("../input-limits.js").InputRange;
        readonly step: 1000;
        readonly default: 0;
        readonly advanced: true;
    };
    readonly laterDeposits: {
        readonly kind: "choice";
        readonly label: "Deposits after the sixteenth year";
        readonly default: "yes";
        readonly options: {
            readonly yes: "Go on";
            readonly no: "End";
        };
        readonly advanced: true;
    };
}>, import("../calculator.js").WithText<{
    readonly maturity: {
        readonly label: "Balance at the end";
        readonly unit: "inr";
        readonly role: "headline";
    };
    readonly paidIn: {
        readonly label: "Paid in";
        readonly unit: "inr";
        readonly role: "part";
    };
    readonly totalInterest: {
        readonly label: "Interest";
        readonly unit: "inr";
        readonly role: "part";
    };
    readonly afterSixteen: {
        readonly label: "With the sixteenth deposit, a year later";
        readonly unit: "inr";
        readonly role: "detail";
        readonly when: {
            readonly input: "years";
            readonly is: readonly [15];
        };
    };
}>>;
