export declare const npsCalculator: import("../calculator.js").Calculator<import("../calculator.js").WithText<{
    readonly monthlyContribution: {
        readonly kind: "number";
        readonly label: "Contribution a month";
        readonly unit: "inr";
        readonly min: 500;
        readonly max: 200000;
        readonly limits: import("../input-limits.js").InputRange;
        readonly step: 500;
        readonly default: 5000;
    };
    readonly age: {
        readonly kind: "number";
        readonly label: "Age now";
        readonly unit: "age";
        readonly min: 18;
        readonly max: 74;
        readonly step: 1;
        readonly default: 30;
        readonly granularity: 1;
    };
    readonly exitAge: {
        readonly kind: "number";
        readonly label: "Age on leaving";
        readonly unit: "age";
        readonly min: 60;
        readonly max: 85;
        readonly step: 1;
        readonly default: 60;
        readonly granularity: 1;
    };
    readonly annualReturnPercent: {
        readonly kind: "number";
        readonly label: "Expected return a year";
        readonly unit: "percent";
        readonly min: 4;
        readonly max: 15;
        readonly limits: {
            readonly min: 0;
            readonly max: 100;
        };
        readonly step: 0.5;
        readonly default: 10;
    };
    readonly annuityRatePercent: {
        readonly kind: "number";
        readonly label: "The annuity pays a year";
        readonly unit: "percent";
        readonly min: 3;
        readonly max: 10;
        readonly limits: {
            readonly min: 0;
            readonly max: 100;
        };
        readonly step: 0.1;
        readonly default: 6;
    };
    readonly sector: {
        readonly kind: "choice";
        readonly label: "Subscriber";
        readonly default: "other";
        readonly options: {
            readonly other: "Anybody else";
            readonly government: "Government";
        };
    };
    readonly annuity: {
        readonly kind: "choice";
        readonly label: "Into the annuity";
        readonly default: "least";
        readonly options: {
            readonly least: "As little as allowed";
            readonly own: "Another share";
        };
        readonly advanced: true;
    };
    readonly annuityPercent: {
        readonly kind: "number";
        readonly label: "Share of the annuity";
        readonly help: "At least what the rules ask for";
        readonly unit: "percent";
        readonly min: 0;
        readonly max: 100;
        readonly step: 5;
        readonly default: 40;
        readonly advanced: true;
        readonly when: {
            readonly input: "annuity";
            readonly is: readonly ["own"];
        };
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
}>, import("../calculator.js").WithText<{
    readonly corpus: {
        readonly label: "Corpus on leaving";
        readonly unit: "inr";
        readonly role: "headline";
    };
    readonly monthlyPension: {
        readonly label: "Pension a month";
        readonly unit: "inr";
        readonly role: "headline";
    };
    readonly paidIn: {
        readonly label: "Paid in";
        readonly unit: "inr";
        readonly role: "part";
    };
    readonly totalGain: {
        readonly label: "Returns";
        readonly unit: "inr";
        readonly role: "part";
    };
    readonly lumpSum: {
        readonly label: "Paid at once";
        readonly unit: "inr";
        readonly role: "detail";
    };
    readonly annuityCorpus: {
        readonly label: "Into the annuity";
        readonly unit: "inr";
        readonly role: "detail";
        readonly rest: {
            readonly plus: readonly ["corpus"];
            readonly minus: readonly ["lumpSum"];
        };
    };
    readonly taxFree: {
        readonly label: "Of what is paid at once, free of tax";
        readonly unit: "inr";
        readonly role: "detail";
    };
    readonly taxable: {
        readonly label: "Of what is paid at once, taxed";
        readonly unit: "inr";
        readonly role: "detail";
        readonly rest: {
            readonly plus: readonly ["lumpSum"];
            readonly minus: readonly ["taxFree"];
        };
    };
    readonly annuityShare: {
        readonly label: "Share of the annuity";
        readonly unit: "percent";
        readonly role: "detail";
    };
}>>;
