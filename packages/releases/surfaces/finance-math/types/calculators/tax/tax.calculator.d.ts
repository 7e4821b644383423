export declare const taxCalculator: import("../calculator.js").Calculator<import("../calculator.js").WithText<{
    readonly financialYear: {
        readonly kind: 'choice';
        readonly label: 'Financial year';
        readonly default: '2026-27';
        readonly options: {
            readonly '2024-25': 'FY 2024-25';
            readonly '2025-26': 'FY 2025-26';
            readonly '2026-27': 'FY 2026-27';
        };
    };
    readonly grossIncome: {
        readonly kind: 'number';
        readonly label: 'Income a year';
        readonly unit: 'inr';
        readonly min: 0;
        readonly max: 1000000000;
        readonly limits: import("../input-limits.js").InputRange;
        readonly step: 10000;
        readonly default: 1500000;
    };
    readonly salaried: {
        readonly kind: 'choice';
        readonly options: {
            readonly yes: 'Yes';
            readonly no: 'No';
        };
        readonly label: 'Salary or pension';
        readonly help: 'The standard deduction is for salaries and pensions';
        readonly default: 'yes';
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
    };
    readonly section80C: {
        readonly kind: 'number';
        readonly unit: 'inr';
        readonly min: 0;
        readonly step: 500;
        readonly default: 0;
        readonly advanced: true;
        readonly label: '80C: provident fund, insurance, tuition …';
        readonly max: 150000;
    };
    readonly section80CCD1B: {
        readonly kind: 'number';
        readonly unit: 'inr';
        readonly min: 0;
        readonly step: 500;
        readonly default: 0;
        readonly advanced: true;
        readonly label: '80CCD(1B): own NPS payments';
        readonly max: 50000;
    };
    readonly section80CCD2: {
        readonly kind: 'number';
        readonly unit: 'inr';
        readonly min: 0;
        readonly step: 500;
        readonly default: 0;
        readonly advanced: true;
        readonly label: '80CCD(2): employer’s NPS payments';
        readonly max: 1000000000000000;
    };
    readonly section80DSelf: {
        readonly kind: 'number';
        readonly unit: 'inr';
        readonly min: 0;
        readonly step: 500;
        readonly default: 0;
        readonly advanced: true;
        readonly label: '80D: health insurance, own family';
        readonly max: 50000;
    };
    readonly seniorSpouse: {
        readonly kind: 'choice';
        readonly options: {
            readonly yes: 'Yes';
            readonly no: 'No';
        };
        readonly label: 'Your spouse is 60 or older';
        readonly default: 'no';
        readonly advanced: true;
        readonly when: {
            readonly input: 'section80DSelf';
            readonly isNot: readonly [0];
        };
    };
    readonly section80DParents: {
        readonly kind: 'number';
        readonly unit: 'inr';
        readonly min: 0;
        readonly step: 500;
        readonly default: 0;
        readonly advanced: true;
        readonly label: '80D: health insurance, parents';
        readonly max: 50000;
    };
    readonly seniorParent: {
        readonly kind: 'choice';
        readonly options: {
            readonly yes: 'Yes';
            readonly no: 'No';
        };
        readonly label: 'A parent is 60 or older';
        readonly default: 'yes';
        readonly advanced: true;
        readonly when: {
            readonly input: 'section80DParents';
            readonly isNot: readonly [0];
        };
    };
    readonly homeLoanInterest: {
        readonly kind: 'number';
        readonly unit: 'inr';
        readonly min: 0;
        readonly step: 500;
        readonly default: 0;
        readonly advanced: true;
        readonly label: '24(b): home loan interest';
        readonly max: 200000;
    };
    readonly houseRentAllowance: {
        readonly kind: 'number';
        readonly unit: 'inr';
        readonly min: 0;
        readonly step: 500;
        readonly default: 0;
        readonly advanced: true;
        readonly label: 'HRA: exempt part';
        readonly max: 1000000000000000;
    };
    readonly section80E: {
        readonly kind: 'number';
        readonly unit: 'inr';
        readonly min: 0;
        readonly step: 500;
        readonly default: 0;
        readonly advanced: true;
        readonly label: '80E: education loan interest';
        readonly max: 1000000000000000;
    };
    readonly section80G: {
        readonly kind: 'number';
        readonly unit: 'inr';
        readonly min: 0;
        readonly step: 500;
        readonly default: 0;
        readonly advanced: true;
        readonly label: '80G: deductible donations';
        readonly max: 1000000000000000;
    };
    readonly savingsInterest: {
        readonly kind: 'number';
        readonly unit: 'inr';
        readonly min: 0;
        readonly step: 500;
        readonly default: 0;
        readonly advanced: true;
        readonly label: '80TTA/80TTB: interest on savings';
        readonly max: 50000;
    };
    readonly professionalTax: {
        readonly kind: 'number';
        readonly unit: 'inr';
        readonly min: 0;
        readonly step: 500;
        readonly default: 0;
        readonly advanced: true;
        readonly label: 'Professional tax';
        readonly max: 2500;
    };
    readonly other: {
        readonly kind: 'number';
        readonly unit: 'inr';
        readonly min: 0;
        readonly step: 500;
        readonly default: 0;
        readonly advanced: true;
        readonly label: 'Other deductions of the old regime';
        readonly max: 1000000000000000;
    };
    readonly cryptoGain: {
        readonly kind: 'number';
        readonly label: 'Crypto gains';
        readonly help: 'Gains of the year without losses, which may not be set off; taxed at 30 % whatever the regime';
        readonly unit: 'inr';
        readonly min: 0;
        readonly max: 1000000000;
        readonly limits: import("../input-limits.js").InputRange;
        readonly step: 1000;
        readonly default: 0;
        readonly advanced: true;
    };
    readonly cryptoSurcharge: {
        readonly kind: 'choice';
        readonly label: 'Surcharge on crypto tax';
        readonly help: 'By total income with the gains: above 50 lakh 10 %, 1 crore 15 %, 2 crore 25 %, old regime above 5 crore 37 %';
        readonly default: '0';
        readonly advanced: true;
        readonly options: {
            readonly '0': 'None';
            readonly '10': '10 %';
            readonly '15': '15 %';
            readonly '25': '25 %';
            readonly '37': '37 %';
        };
    };
    readonly resident: {
        readonly kind: 'choice';
        readonly options: {
            readonly yes: 'Yes';
            readonly no: 'No';
        };
        readonly label: 'Resident in India';
        readonly default: 'yes';
        readonly advanced: true;
    };
}>, import("../calculator.js").WithText<{
    readonly better: {
        readonly kind: "choice";
        readonly label: "Lower tax";
        readonly role: "headline";
        readonly when: {
            readonly input: "grossIncome";
            readonly isNot: readonly [0];
        };
        readonly options: {
            readonly new: "New regime";
            readonly old: "Old regime";
            readonly same: "The same in both";
        };
    };
    readonly cryptoTax: {
        readonly label: "Tax on crypto gains, in both regimes";
        readonly unit: "inr";
        readonly role: "headline";
        readonly when: {
            readonly input: "cryptoGain";
            readonly isNot: readonly [0];
        };
    };
    readonly newTax: {
        readonly label: "Tax, new regime";
        readonly unit: "inr";
        readonly role: "headline";
    };
    readonly oldTax: {
        readonly label: "Tax, old regime";
        readonly unit: "inr";
        readonly role: "headline";
    };
    readonly saving: {
        readonly label: "Saved by the lower one";
        readonly unit: "inr";
        readonly role: "detail";
    };
    readonly breakEvenDeduction: {
        readonly label: "Deductions needed for the old regime to be as cheap";
        readonly unit: "inr";
        readonly role: "detail";
    };
    readonly newTaxableIncome: {
        readonly label: "Taxable income, new regime";
        readonly unit: "inr";
        readonly role: "detail";
    };
    readonly oldTaxableIncome: {
        readonly label: "Taxable income, old regime";
        readonly unit: "inr";
        readonly role: "detail";
    };
    readonly newTotal: {
        readonly label: "All tax, new regime";
        readonly unit: "inr";
        readonly role: "detail";
    };
    readonly oldTotal: {
        readonly label: "All tax, old regime";
        readonly unit: "inr";
        readonly role: "detail";
    };
}>>;
