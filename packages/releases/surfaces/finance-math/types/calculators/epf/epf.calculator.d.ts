export declare const epfCalculator: import("../calculator.js").Calculator<import("../calculator.js").WithText<{
    readonly monthlyWage: {
        readonly kind: "number";
        readonly label: "Basic pay and DA a month";
        readonly unit: "inr";
        readonly min: 1000;
        readonly max: 500000;
        readonly limits: {
            readonly min: 0;
            readonly max: 1000000000;
        };
        readonly step: 500;
        readonly default: 30000;
        readonly byNameOnly: true;
    };
    readonly years: {
        readonly kind: "number";
        readonly label: "Years of service to come";
        readonly unit: "years";
        readonly min: 1;
        readonly max: 40;
        readonly limits: {
            readonly min: 1;
            readonly max: 60;
        };
        readonly step: 1;
        readonly default: 25;
        readonly granularity: 1;
    };
    readonly salaryGrowthPercent: {
        readonly kind: "number";
        readonly label: "Pay grows a year by";
        readonly unit: "percent";
        readonly min: 0;
        readonly max: 20;
        readonly limits: {
            readonly min: 0;
            readonly max: 50;
        };
        readonly step: 0.5;
        readonly default: 5;
    };
    readonly annualRatePercent: {
        readonly kind: "number";
        readonly label: "Interest rate a year";
        readonly help: "Declared for 2025-26; none is declared for 2026-27 yet";
        readonly unit: "percent";
        readonly min: 4;
        readonly max: 12;
        readonly limits: import("../input-limits.js").InputRange;
        readonly step: 0.05;
        readonly default: number;
    };
    readonly vpfPercent: {
        readonly kind: "number";
        readonly label: "Voluntary share (VPF)";
        readonly help: "Beyond your 12 %, of basic pay and DA";
        readonly unit: "percent";
        readonly min: 0;
        readonly max: 88;
        readonly step: 1;
        readonly default: 0;
    };
    readonly wageCeiling: {
        readonly kind: "choice";
        readonly label: "Wage ceiling";
        readonly default: string;
        readonly options: {
            readonly '25000': "₹25,000, since 17 Sep 2026";
            readonly '15000': "₹15,000, before";
        };
        readonly advanced: true;
    };
    readonly paidOn: {
        readonly kind: "choice";
        readonly label: "Contributions are paid on";
        readonly default: "full-wage";
        readonly options: {
            readonly 'full-wage': "The whole pay";
            readonly ceiling: "Pay up to the ceiling";
        };
        readonly advanced: true;
    };
    readonly epsMember: {
        readonly kind: "choice";
        readonly label: "In the pension scheme (EPS)";
        readonly default: "yes";
        readonly options: {
            readonly yes: "Yes";
            readonly no: "No";
        };
        readonly advanced: true;
    };
    readonly openingBalance: {
        readonly kind: "number";
        readonly label: "In the fund already";
        readonly unit: "inr";
        readonly min: 0;
        readonly max: 20000000;
        readonly limits: import("../input-limits.js").InputRange;
        readonly step: 1000;
        readonly default: 0;
        readonly advanced: true;
    };
}>, import("../calculator.js").WithText<{
    readonly corpus: {
        readonly label: "Fund at the end";
        readonly unit: "inr";
        readonly role: "headline";
    };
    readonly own: {
        readonly label: "Your share";
        readonly unit: "inr";
        readonly role: "part";
    };
    readonly employer: {
        readonly label: "Employer’s share";
        readonly unit: "inr";
        readonly role: "part";
    };
    readonly totalInterest: {
        readonly label: "Interest";
        readonly unit: "inr";
        readonly role: "part";
    };
    readonly monthlyPension: {
        readonly label: "Pension a month from 58";
        readonly unit: "inr";
        readonly role: "detail";
        readonly when: {
            readonly input: "epsMember";
            readonly is: readonly ["yes"];
        };
    };
    readonly firstOwn: {
        readonly label: "Your share in the first month";
        readonly unit: "inr";
        readonly role: "detail";
    };
    readonly firstEmployer: {
        readonly label: "Employer’s in the first month";
        readonly unit: "inr";
        readonly role: "detail";
    };
    readonly firstEps: {
        readonly label: "Into the pension scheme in the first month";
        readonly unit: "inr";
        readonly role: "detail";
    };
}>>;
