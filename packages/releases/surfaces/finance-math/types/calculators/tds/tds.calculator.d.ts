export declare const tdsCalculator: import("../calculator.js").Calculator<import("../calculator.js").WithText<{
    readonly payment: {
        readonly kind: "choice";
        readonly label: "Paid for";
        readonly default: "bank-interest";
        readonly options: {
            readonly 'bank-interest': "Interest of a bank (194A)";
            readonly 'bank-interest-senior': "Interest of a bank, from 60 on (194A)";
            readonly 'other-interest': "Other interest (194A)";
            readonly 'rent-land-building': "Rent of a home or land, by a business (194I)";
            readonly 'rent-plant': "Rent of machines (194I)";
            readonly 'professional-fees': "A professional (194J)";
            readonly 'technical-fees': "Technical services (194J)";
            readonly 'contract-individual': "A contract, to a person (194C)";
            readonly 'contract-others': "A contract, to a company (194C)";
            readonly commission: "Commission (194H)";
            readonly partner: "A partner of a firm (194T)";
            readonly goods: "Goods (194Q)";
            readonly property: "A home or land bought (194-IA)";
            readonly crypto: "Crypto (194S)";
            readonly 'crypto-specified': "Crypto, by a private buyer (194S)";
        };
    };
    readonly amount: {
        readonly kind: "number";
        readonly label: "Paid in all";
        readonly help: "In the financial year; of rent in the month, of a home for the whole sale";
        readonly unit: "inr";
        readonly min: 0;
        readonly max: 10000000;
        readonly limits: import("../input-limits.js").InputRange;
        readonly step: 1000;
        readonly default: 80000;
    };
    readonly largestPayment: {
        readonly kind: "number";
        readonly label: "The largest single payment";
        readonly unit: "inr";
        readonly min: 0;
        readonly max: 10000000;
        readonly limits: import("../input-limits.js").InputRange;
        readonly step: 1000;
        readonly default: 25000;
        readonly when: {
            readonly input: "payment";
            readonly is: readonly ["contract-individual", "contract-others"];
        };
    };
    readonly pan: {
        readonly kind: "choice";
        readonly label: "The PAN is known";
        readonly default: "yes";
        readonly options: {
            readonly yes: "Yes";
            readonly no: "No";
        };
    };
}>, import("../calculator.js").WithText<{
    readonly tds: {
        readonly label: "Tax deducted";
        readonly unit: "inr";
        readonly role: "headline";
    };
    readonly net: {
        readonly label: "Paid out";
        readonly unit: "inr";
        readonly role: "part";
    };
    readonly ratePercent: {
        readonly label: "Rate";
        readonly unit: "percent";
        readonly role: "detail";
    };
    readonly threshold: {
        readonly label: "Nothing is deducted up to";
        readonly unit: "inr";
        readonly role: "detail";
    };
    readonly paid: {
        readonly label: "The whole payment";
        readonly unit: "inr";
        readonly role: "detail";
    };
}>>;
