export declare const salaryTakeHomeCalculator: import("../calculator.js").Calculator<import("../calculator.js").WithText<{
    readonly ctc: {
        readonly kind: 'number';
        readonly label: 'Cost to company (CTC)';
        readonly help: 'Of a year';
        readonly unit: 'inr';
        readonly min: 200000;
        readonly max: 10000000;
        readonly limits: import("../input-limits.js").InputRange;
        readonly step: 50000;
        readonly default: 1200000;
    };
    readonly regime: {
        readonly kind: 'choice';
        readonly label: 'Tax regime';
        readonly default: 'new';
        readonly options: {
            readonly new: 'New regime';
            readonly old: 'Old regime';
        };
    };
    readonly basicPercent: {
        readonly kind: 'number';
        readonly label: 'Basic pay and DA, of the CTC';
        readonly unit: 'percent';
        readonly min: 20;
        readonly max: 70;
        readonly limits: {
            readonly min: 0;
            readonly max: 100;
        };
        readonly step: 1;
        readonly default: 50;
    };
    readonly providentFund: {
        readonly kind: 'choice';
        readonly label: 'Provident fund on';
        readonly default: 'full-wage';
        readonly options: {
            readonly 'full-wage': 'The whole wage';
            readonly ceiling: 'The wage up to the ceiling';
            readonly none: 'No fund';
        };
    };
    readonly state: {
        readonly kind: 'choice';
        readonly label: 'Works in';
        readonly default: 'none';
        readonly options: Readonly<Record<string, string>>;
    };
    readonly variablePay: {
        readonly kind: 'number';
        readonly unit: 'inr';
        readonly min: 0;
        readonly limits: import("../input-limits.js").InputRange;
        readonly default: 0;
        readonly label: 'Variable pay a year, paid apart';
        readonly max: 5000000;
        readonly step: 10000;
    };
    readonly financialYear: {
        readonly kind: 'choice';
        readonly label: 'Financial year';
        readonly default: '2026-27';
        readonly options: {
            readonly '2024-25': 'FY 2024-25';
            readonly '2025-26': 'FY 2025-26';
            readonly '2026-27': 'FY 2026-27';
        };
        readonly advanced: true;
    };
    readonly employerPf: {
        readonly kind: 'choice';
        readonly default: 'yes';
        readonly options: {
            readonly yes: 'Yes';
            readonly no: 'No';
        };
        readonly label: 'Employer’s provident fund is a part of it';
        readonly advanced: true;
    };
    readonly gratuity: {
        readonly kind: 'choice';
        readonly default: 'yes';
        readonly options: {
            readonly yes: 'Yes';
            readonly no: 'No';
        };
        readonly label: 'Gratuity is a part of it';
        readonly advanced: true;
    };
    readonly insurance: {
        readonly kind: 'number';
        readonly unit: 'inr';
        readonly min: 0;
        readonly limits: import("../input-limits.js").InputRange;
        readonly default: 0;
        readonly label: 'Insurance a year, paid by the employer';
        readonly max: 200000;
        readonly step: 1000;
        readonly advanced: true;
    };
    readonly codes: {
        readonly kind: 'choice';
        readonly default: 'yes';
        readonly options: {
            readonly yes: 'Yes';
            readonly no: 'No';
        };
        readonly label: 'Wages at least half of the pay (labour Codes)';
        readonly when: {
            readonly input: 'financialYear';
            readonly is: readonly ['2026-27'];
        };
        readonly advanced: true;
    };
    readonly rentPaid: {
        readonly kind: 'number';
        readonly unit: 'inr';
        readonly min: 0;
        readonly limits: import("../input-limits.js").InputRange;
        readonly default: 0;
        readonly label: 'Rent paid a year';
        readonly help: "Counts in the old regime";
        readonly max: 2400000;
        readonly step: 6000;
        readonly advanced: true;
    };
    readonly hraPercent: {
        readonly kind: 'number';
        readonly label: 'HRA, of basic pay';
        readonly unit: 'percent';
        readonly min: 0;
        readonly max: 50;
        readonly limits: {
            readonly min: 0;
            readonly max: 100;
        };
        readonly step: 1;
        readonly default: 40;
        readonly when: {
            readonly input: 'rentPaid';
            readonly isNot: readonly [0];
        };
        readonly advanced: true;
    };
    readonly metro: {
        readonly kind: 'choice';
        readonly options: {
            readonly yes: 'Yes';
            readonly no: 'No';
        };
        readonly label: 'Home in a metro';
        readonly default: 'no';
        readonly when: {
            readonly input: 'rentPaid';
            readonly isNot: readonly [0];
        };
        readonly advanced: true;
    };
    readonly section80C: {
        readonly kind: 'number';
        readonly unit: 'inr';
        readonly min: 0;
        readonly limits: import("../input-limits.js").InputRange;
        readonly default: 0;
        readonly label: '80C beside the provident fund';
        readonly help: "Counts in the old regime";
        readonly max: 150000;
        readonly step: 5000;
        readonly advanced: true;
    };
    readonly section80D: {
        readonly kind: 'number';
        readonly unit: 'inr';
        readonly min: 0;
        readonly limits: import("../input-limits.js").InputRange;
        readonly default: 0;
        readonly label: '80D: health insurance, own family';
        readonly help: "Counts in the old regime";
        readonly max: 50000;
        readonly step: 1000;
        readonly advanced: true;
    };
    readonly gender: {
        readonly kind: 'choice';
        readonly label: 'Professional tax as';
        readonly default: 'male';
        readonly options: {
            readonly male: 'A man';
            readonly female: 'A woman';
            readonly other: 'Another gender';
        };
        readonly advanced: true;
    };
    readonly ageBand: {
        readonly kind: 'choice';
        readonly label: 'Age';
        readonly default: 'below60';
        readonly options: {
            readonly below60: 'Below 60';
            readonly '60to79': '60 to 79';
            readonly '80plus': '80 and above';
        };
        readonly advanced: true;
    };
}>, import("../calculator.js").WithText<{
    readonly monthlyInHand: {
        readonly label: "In hand a month";
        readonly unit: "inr";
        readonly role: "headline";
    };
    readonly inHand: {
        readonly label: "In hand";
        readonly unit: "inr";
        readonly role: "part";
    };
    readonly tax: {
        readonly label: "Tax of the year";
        readonly unit: "inr";
        readonly role: "part";
    };
    readonly employeePf: {
        readonly label: "Own provident fund";
        readonly unit: "inr";
        readonly role: "part";
    };
    readonly employerPart: {
        readonly label: "Employer’s fund, gratuity, insurance";
        readonly unit: "inr";
        readonly role: "part";
    };
    readonly otherDeductions: {
        readonly label: "Professional tax and ESI";
        readonly unit: "inr";
        readonly role: "part";
    };
    readonly variable: {
        readonly label: "Variable part, apart";
        readonly unit: "inr";
        readonly role: "part";
    };
    readonly ctc: {
        readonly label: "Cost to company";
        readonly unit: "inr";
        readonly role: "detail";
    };
    readonly gross: {
        readonly label: "Gross a year";
        readonly unit: "inr";
        readonly role: "detail";
    };
    readonly otherRegime: {
        readonly label: "In hand a month in the other regime";
        readonly unit: "inr";
        readonly role: "detail";
    };
}>>;
