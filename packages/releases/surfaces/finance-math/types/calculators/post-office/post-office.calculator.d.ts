export declare const postOfficeCalculator: import("../calculator.js").Calculator<import("../calculator.js").WithText<{
    readonly scheme: {
        readonly kind: "choice";
        readonly label: "Scheme";
        readonly default: "scss";
        readonly options: {
            readonly scss: "Senior Citizens’ Savings (SCSS)";
            readonly mis: "Monthly income (POMIS)";
            readonly td: "Time deposit (TD)";
            readonly nsc: "National Savings Certificate (NSC)";
            readonly kvp: "Kisan Vikas Patra (KVP)";
        };
    };
    readonly principal: {
        readonly kind: "number";
        readonly label: "Deposit";
        readonly unit: "inr";
        readonly min: 1000;
        readonly max: 3000000;
        readonly limits: {
            readonly min: 1000;
            readonly max: 1000000000000;
        };
        readonly step: 1000;
        readonly default: 500000;
    };
    readonly openedOn: {
        readonly kind: "choice";
        readonly label: "Opened in";
        readonly help: "The rate of that day stays for the whole term";
        readonly default: "2026-10-01";
        readonly options: Readonly<Record<string, string>>;
    };
    readonly tdYears: {
        readonly kind: "choice";
        readonly label: "Time";
        readonly default: "5";
        readonly options: {
            readonly '1': "1 year";
            readonly '2': "2 years";
            readonly '3': "3 years";
            readonly '5': "5 years";
        };
        readonly when: {
            input: string;
            is: string[];
        };
    };
    readonly holders: {
        readonly kind: "choice";
        readonly label: "Held by";
        readonly default: "one";
        readonly options: {
            readonly one: "One person";
            readonly joint: "Two or three";
        };
        readonly when: {
            input: string;
            is: string[];
        };
    };
}>, import("../calculator.js").WithText<{
    readonly quarterly: {
        readonly label: "Interest every quarter";
        readonly unit: "inr";
        readonly role: "headline";
        readonly when: {
            input: string;
            is: string[];
        };
    };
    readonly monthly: {
        readonly label: "Interest every month";
        readonly unit: "inr";
        readonly role: "headline";
        readonly when: {
            input: string;
            is: string[];
        };
    };
    readonly yearly: {
        readonly label: "Interest every year";
        readonly unit: "inr";
        readonly role: "headline";
        readonly when: {
            input: string;
            is: string[];
        };
    };
    readonly maturity: {
        readonly label: "Paid at the end";
        readonly unit: "inr";
        readonly role: "headline";
        readonly when: {
            readonly input: "scheme";
            readonly is: readonly ["nsc", "kvp"];
        };
    };
    readonly deposit: {
        readonly label: "Deposit";
        readonly unit: "inr";
        readonly role: "part";
    };
    readonly totalInterest: {
        readonly label: "Interest in all";
        readonly unit: "inr";
        readonly role: "part";
    };
    readonly total: {
        readonly label: "Deposit and interest";
        readonly unit: "inr";
        readonly role: "detail";
        readonly when: {
            readonly input: 'scheme';
            readonly is: readonly ['scss', 'mis', 'td'];
        };
    };
    readonly annualRatePercent: {
        readonly label: "Interest rate a year";
        readonly unit: "percent";
        readonly role: "detail";
    };
    readonly months: {
        readonly label: "Time";
        readonly unit: "months";
        readonly role: "detail";
    };
}>>;
