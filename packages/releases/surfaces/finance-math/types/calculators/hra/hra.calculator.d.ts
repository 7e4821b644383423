export declare const hraCalculator: import("../calculator.js").Calculator<import("../calculator.js").WithText<{
    readonly mode: {
        readonly kind: "choice";
        readonly label: "The employer pays";
        readonly isMode: true;
        readonly default: "hra";
        readonly options: {
            readonly hra: "An HRA";
            readonly '80gg': "No HRA";
        };
    };
    readonly financialYear: {
        readonly kind: "choice";
        readonly label: "Financial year";
        readonly default: "2026-27";
        readonly options: Readonly<Record<string, string>>;
        readonly when: {
            readonly input: 'mode';
            readonly is: readonly ['hra'];
        };
    };
    readonly city: {
        readonly kind: "choice";
        readonly label: "Home in";
        readonly help: "The city itself: Noida, Gurugram and Thane are other places";
        readonly default: "Bengaluru";
        readonly options: Readonly<Record<string, string>>;
        readonly when: {
            readonly input: 'mode';
            readonly is: readonly ['hra'];
        };
    };
    readonly basicPlusDa: {
        readonly kind: 'number';
        readonly unit: 'inr';
        readonly limits: import("../input-limits.js").InputRange;
        readonly step: 6000;
        readonly label: "Basic pay and DA a year";
        readonly help: "With commission on turnover, where there is one";
        readonly min: 0;
        readonly max: 6000000;
        readonly default: 600000;
        readonly when: {
            readonly input: 'mode';
            readonly is: readonly ['hra'];
        };
    };
    readonly hraReceived: {
        readonly kind: 'number';
        readonly unit: 'inr';
        readonly limits: import("../input-limits.js").InputRange;
        readonly step: 6000;
        readonly label: "HRA received a year";
        readonly min: 0;
        readonly max: 3000000;
        readonly default: 240000;
        readonly when: {
            readonly input: 'mode';
            readonly is: readonly ['hra'];
        };
    };
    readonly totalIncome: {
        readonly kind: 'number';
        readonly unit: 'inr';
        readonly limits: import("../input-limits.js").InputRange;
        readonly step: 6000;
        readonly label: "Income of the year before this deduction";
        readonly min: 0;
        readonly max: 6000000;
        readonly default: 600000;
        readonly when: {
            readonly input: 'mode';
            readonly is: readonly ['80gg'];
        };
    };
    readonly rentPaid: {
        readonly kind: 'number';
        readonly unit: 'inr';
        readonly limits: import("../input-limits.js").InputRange;
        readonly step: 6000;
        readonly label: "Rent paid a year";
        readonly min: 0;
        readonly max: 2400000;
        readonly default: 240000;
    };
}>, import("../calculator.js").WithText<{
    readonly exempt: {
        readonly label: "HRA free of tax";
        readonly unit: "inr";
        readonly role: "headline";
        readonly when: {
            readonly input: 'mode';
            readonly is: readonly ['hra'];
        };
    };
    readonly deduction: {
        readonly label: "Deduction under 80GG";
        readonly unit: "inr";
        readonly role: "headline";
        readonly when: {
            readonly input: 'mode';
            readonly is: readonly ['80gg'];
        };
    };
    readonly taxable: {
        readonly label: "HRA that is taxed";
        readonly unit: "inr";
        readonly role: "part";
        readonly when: {
            readonly input: 'mode';
            readonly is: readonly ['hra'];
        };
    };
    readonly received: {
        readonly label: "HRA received";
        readonly unit: "inr";
        readonly role: "detail";
        readonly when: {
            readonly input: 'mode';
            readonly is: readonly ['hra'];
        };
    };
    readonly limit: {
        readonly label: "₹5,000 a month";
        readonly unit: "inr";
        readonly role: "detail";
        readonly when: {
            readonly input: 'mode';
            readonly is: readonly ['80gg'];
        };
    };
    readonly aboveTenth: {
        readonly label: "Rent above a tenth";
        readonly unit: "inr";
        readonly role: "detail";
    };
    readonly share: {
        readonly label: "Share of pay or income";
        readonly unit: "inr";
        readonly role: "detail";
    };
}>>;
