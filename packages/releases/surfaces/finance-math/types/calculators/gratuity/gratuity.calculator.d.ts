export declare const gratuityCalculator: import("../calculator.js").Calculator<import("../calculator.js").WithText<{
    readonly monthlyWages: {
        readonly kind: "number";
        readonly label: "Last basic pay and DA a month";
        readonly help: "At least half of the whole pay, by the Codes in force since 21 November 2025";
        readonly unit: "inr";
        readonly min: 5000;
        readonly max: 500000;
        readonly limits: import("../input-limits.js").InputRange;
        readonly step: 500;
        readonly default: 60000;
    };
    readonly years: {
        readonly kind: "number";
        readonly label: "Completed years of service";
        readonly unit: "years";
        readonly min: 0;
        readonly max: 40;
        readonly limits: {
            readonly min: 0;
            readonly max: 80;
        };
        readonly step: 1;
        readonly default: 10;
        readonly granularity: 1;
    };
    readonly months: {
        readonly kind: "number";
        readonly label: "And months beyond them";
        readonly unit: "months";
        readonly min: 0;
        readonly max: 11;
        readonly step: 1;
        readonly default: 7;
        readonly granularity: 1;
    };
    readonly covered: {
        readonly kind: "choice";
        readonly label: "Employer has ten people or more";
        readonly help: "Then the Act covers it, and goes on doing so with fewer";
        readonly default: "yes";
        readonly options: {
            readonly yes: "Yes";
            readonly no: "No";
        };
    };
    readonly term: {
        readonly kind: "choice";
        readonly label: "Contract";
        readonly default: "open";
        readonly options: {
            readonly open: "Open-ended";
            readonly fixed: "Fixed term";
        };
        readonly advanced: true;
    };
    readonly end: {
        readonly kind: "choice";
        readonly label: "Service ends by";
        readonly default: "usual";
        readonly options: {
            readonly usual: "Leaving or retiring";
            readonly death: "Death or disablement";
        };
        readonly advanced: true;
    };
    readonly fifthYear: {
        readonly kind: "number";
        readonly label: "Days worked in the fifth year";
        readonly help: "Asked where four years are complete";
        readonly unit: "number";
        readonly min: 0;
        readonly max: 366;
        readonly step: 1;
        readonly default: 0;
        readonly granularity: 1;
        readonly advanced: true;
        readonly when: {
            readonly input: "years";
            readonly is: readonly [4];
        };
    };
    readonly week: {
        readonly kind: "choice";
        readonly label: "Days of work a week";
        readonly default: "six";
        readonly options: {
            readonly six: "Six";
            readonly five: "Five";
        };
        readonly advanced: true;
        readonly when: {
            readonly input: "years";
            readonly is: readonly [4];
        };
    };
    readonly employer: {
        readonly kind: "choice";
        readonly label: "Employer is";
        readonly default: "other";
        readonly options: {
            readonly other: "A company";
            readonly government: "A government";
        };
        readonly advanced: true;
    };
    readonly exemptEarlier: {
        readonly kind: "number";
        readonly label: "Gratuity free of tax before";
        readonly help: "From earlier employers: the limit is one for a lifetime";
        readonly unit: "inr";
        readonly min: 0;
        readonly max: 2000000;
        readonly limits: import("../input-limits.js").InputRange;
        readonly step: 10000;
        readonly default: 0;
        readonly advanced: true;
    };
}>, import("../calculator.js").WithText<{
    readonly amount: {
        readonly label: "Gratuity";
        readonly unit: "inr";
        readonly role: "headline";
    };
    readonly exemptAmount: {
        readonly label: "Free of tax";
        readonly unit: "inr";
        readonly role: "part";
    };
    readonly taxableAmount: {
        readonly label: "Taxed";
        readonly unit: "inr";
        readonly role: "part";
    };
    readonly eligible: {
        readonly kind: "choice";
        readonly label: "Is it due?";
        readonly options: {
            readonly yes: "Yes";
            readonly no: "No, the service is too short";
        };
        readonly role: "detail";
    };
    readonly countedYears: {
        readonly label: "Years that are paid for";
        readonly unit: "years";
        readonly role: "detail";
    };
    readonly formula: {
        readonly label: "By the formula, before limits";
        readonly unit: "inr";
        readonly role: "detail";
    };
}>>;
