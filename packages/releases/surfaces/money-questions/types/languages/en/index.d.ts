import type { Language } from '../language.js';
export declare const en: {
    sentences: {
        help: string;
        assumed: string;
        endless: string;
        withoutRefused: string;
        lastsLonger: string;
        noAnswer: string;
        noGrowth: string;
        emiTooSmall: string;
        emisTooFew: string;
        noWithdrawal: string;
        risingTarget: string;
        todaysMoney: string;
        orLoan: string;
        withFee: string;
        feeApart: string;
        downPayment: string;
        inOrder: string;
        averageOf: string;
        sumOf: string;
        percentOf: string;
    };
    askBack: {
        oneFigure: string;
        moreFigures: string;
        whichWay: string;
        whichFigure: string;
        unknownWords: string;
        doubtfulWords: string;
        takeHome: string;
        newFigure: string;
        differenceOfWhat: string;
        noneBefore: string;
        differentlyMeant: string;
        otherMeasure: string;
        ratesOfYears: string;
        rateOfYear: string;
        extraHowOften: string;
        whatChanges: string;
        whichOfPurchase: string;
        downPaymentOrRate: string;
        chargeOnTopOrIn: string;
        partOfPrice: string;
        marginOfWhat: string;
        intoWhich: string;
        whichCurrency: string;
        flows: string;
        noFlowRate: string;
        arbitrage: string;
        odds: string;
        stake: string;
        noExchangeRate: string;
        exchangeRate: string;
    };
    ways: {
        reading: string;
        readingWith: string;
        into: string;
        extraMonthly: string;
        extraYearly: string;
        takeHomePay: string;
        afterTaxAlone: string;
        changesNothing: string;
        chargeIn: string;
        taxIn: string;
        taxOnTop: string;
        priceWithout: string;
        taxPart: string;
        chargeOnTop: string;
        onSellingPrice: string;
        onCost: string;
        price: string;
        downPayment: string;
        loan: string;
        downPaymentShare: string;
        rate: string;
    };
    examples: {
        percent: string;
        years: string;
        months: string;
        money: string;
        'money-a-month': string;
        'money-a-year': string;
        'money-a-period': string;
        age: string;
        year: string;
        span: string;
        number: string;
    };
    refusals: {
        advice: string;
        noFigures: string;
        notComputable: string;
        notUnderstood: string;
        currencies: string;
        beyond: string;
    };
    beyond: {
        differences: string;
        recurringDeposits: string;
        ppf: string;
        scheme: string;
        specialLoans: string;
        flatRateWords: string;
        flatRateMore: string;
        changingRates: string;
        afterTaxes: string;
        otherTaxes: string;
        notMonthly: string;
        otherCurrency: string;
        singlePeriods: string;
        continuous: string;
        payouts: string;
        severalPlans: string;
        partOfTax: string;
        news: string;
    };
    assumptions: {
        figure: string;
        financialYear: string;
        nominal: string;
        yearly: string;
        compound: string;
        below60: string;
    };
    options: {
        monthly: string;
        daily: string;
        weekly: string;
        fortnightly: string;
        quarterly: string;
        'half-yearly': string;
        'New regime': string;
        'Old regime': string;
        'The same in both': string;
        yearly: string;
        nominal: string;
    };
    sums: {
        inRatio: string;
    };
    comparison: {
        of: string;
        line: string;
        firstHigher: string;
        secondHigher: string;
        figure: string;
        differenceOf: string;
        spreadOf: string;
        lessThanBefore: string;
        moreThanBefore: string;
        sameAsBefore: string;
        lessThanBeforeLabel: string;
        moreThanBeforeLabel: string;
        sameAsBeforeLabel: string;
        beforeLabel: string;
        nowLabel: string;
    };
    arbitrage: {
        stake: string;
        and: string;
        returns: string;
        wins: string;
        loses: string;
        assumes: string;
    };
    flows: {
        answer: string;
        assumes: string;
    };
    exchange: {
        answer: string;
        rateOfDay: string;
        lastKnownRate: string;
        assumesGiven: string;
    };
    beside: {
        added: string;
        beforeCharge: string;
        percentOfCost: string;
        percent: string;
        percentagePoints: string;
        onCost: string;
        taken: string;
        chargeInIt: string;
        charge: string;
        difference: string;
        discount: string;
        discountWas: string;
        fall: string;
        loss: string;
        profit: string;
        rise: string;
        wholeBill: string;
        eachBrings: string;
        left: string;
        leftToPay: string;
        spent: string;
        withoutIncluded: string;
        withoutIt: string;
        withoutDiscount: string;
        saved: string;
    };
    units: {
        year: string;
        years: string;
        month: string;
        months: string;
        day: string;
        days: string;
        age: string;
    };
    sumUnits: {
        years: string;
        months: string;
        days: string;
        weeks: string;
        quarters: string;
        'basis points': string;
        'percentage points': string;
        lakh: string;
        crore: string;
        thousand: string;
        million: string;
        billion: string;
        hundred: string;
    };
    model: {
        failedWith: string;
        notAnswering: string;
        noResult: string;
        declined: string;
        instead: string;
        computedInstead: string;
        didNotAnswer: string;
        brokeOff: string;
        tooLong: string;
        blocked: string;
        brokeOffHere: string;
        withheld: string;
        notVerified: string;
        budgetIsSpent: string;
        tooOften: string;
    };
    named: {
        result: string;
        further: string;
        from: string;
        figure: string;
        missing: string;
        choice: string;
        period: string;
        month: string;
        year: string;
        unclear: string;
        or: string;
        outOfRange: string;
        wholeYears: string;
        whichCalculator: string;
        count: string;
        none: string;
    };
    language: Language;
    finds: {
        futureValue: string;
        gain: string;
        totalInvested: string;
        monthlyInvestment: string;
        years: string;
        annualRatePercent: string;
        principal: string;
        total: string;
        interest: string;
        maturity: string;
        emi: string;
        totalInterest: string;
        totalPayment: string;
        outstanding: string;
        interestPart: string;
        totalPart: string;
        principalPart: string;
        reducingRatePercent: string;
        interestSavedByTenure: string;
        monthsSaved: string;
        newEmi: string;
        finalBalance: string;
        totalWithdrawn: string;
        monthsPaid: string;
        monthlyWithdrawal: string;
        futureCost: string;
        worth: string;
        presentInvestment: string;
        increase: string;
        inflatedTarget: string;
        corpusNeeded: string;
        requiredMonthlyInvestment: string;
        newTax: string;
        oldTax: string;
        saving: string;
        cryptoTax: string;
        afterTax: string;
        afterTaxMonthly: string;
        corpus: string;
        realPercent: string;
        remaining: string;
        lost: string;
        effectivePercent: string;
    };
    labels: Readonly<Record<string, string>>;
    definitionLabels: Readonly<Record<string, string>>;
    steadyExtras: {
        extra: string;
        everyMonth: string;
        everyYear: string;
        extraAssumed: string;
        rising: string;
        risingAssumed: string;
    };
    tax: {
        leftAYear: string;
        leftOfGain: string;
        longGain: string;
        shortGain: string;
        assumesOfGain: string;
        leftAMonth: string;
        sameInBoth: string;
        deducted: string;
        upTo: string;
        whichAmount: string;
        cryptoSurcharge: string;
        savingNeeds: string;
        about: string;
        unknown: string;
        rentAllowance: string;
        standard: string;
        pension: string;
        family: string;
        parents: {
            taken: string;
            yes: string;
            no: string;
        };
        claims: {
            section80C: string;
            section80CCD1B: string;
            section80CCD2: string;
            section80DSelf: string;
            section80DParents: string;
            section80E: string;
            section80G: string;
            homeLoanInterest: string;
            houseRentAllowance: string;
            professionalTax: string;
            savingsInterest: string;
            other: string;
        };
    };
    families: {
        loan: {
            name: string;
            assumes: string;
            figures: {
                principal: string;
                emi: string;
                annualRatePercent: string;
                years: string;
                afterMonth: string;
                instalments: string;
            };
            questions: {
                unclear: string;
            };
            options: {
                unclear: {
                    emi: string;
                    simple: string;
                };
            };
            asks: {
                emi: string;
                totalInterest: string;
                totalPayment: string;
                principal: string;
                years: string;
                annualRatePercent: string;
                outstanding: string;
                interestPart: string;
                interestPartOfOne: string;
                principalPart: string;
                principalPartOfOne: string;
                totalPart: string;
                interestSoFar: string;
                principalSoFar: string;
            };
        };
        'loan-prepayment': {
            name: string;
            assumes: string;
            figures: {
                principal: string;
                annualRatePercent: string;
                years: string;
                afterMonth: string;
                lumpSum: string;
            };
            asks: {
                interestSavedByTenure: string;
                monthsSaved: string;
                newEmi: string;
            };
        };
        'flat-rate-loan': {
            name: string;
            assumes: string;
            figures: {
                principal: string;
                annualRatePercent: string;
                years: string;
            };
            asks: {
                emi: string;
                totalInterest: string;
                totalPayment: string;
                reducingRatePercent: string;
            };
        };
        swp: {
            name: string;
            assumes: string;
            figures: {
                principal: string;
                monthlyWithdrawal: string;
                annualRatePercent: string;
                years: string;
            };
            questions: {
                unclear: string;
            };
            asks: {
                finalBalance: string;
                totalWithdrawn: string;
                monthsPaid: string;
                principal: string;
                monthlyWithdrawal: string;
            };
        };
        inflation: {
            name: string;
            assumes: string;
            figures: {
                amount: string;
                annualRatePercent: string;
                years: string;
            };
            asks: {
                futureCost: string;
                worth: string;
                pastCost: string;
                increase: string;
            };
        };
        'target-amount': {
            name: string;
            assumes: string;
            figures: {
                target: string;
                inflationPercent: string;
                returnPercent: string;
                years: string;
            };
            asks: {
                presentInvestment: string;
                inflatedTarget: string;
            };
        };
        retirement: {
            name: string;
            assumes: string;
            figures: {
                currentAge: string;
                retirementAge: string;
                lifeExpectancy: string;
                monthlyExpenses: string;
                inflationPercent: string;
                preRetirementReturnPercent: string;
                postRetirementReturnPercent: string;
                currentSavings: string;
            };
            asks: {
                corpusNeeded: string;
                requiredMonthlyInvestment: string;
            };
        };
        tax: {
            name: string;
            assumes: string;
            figures: {
                grossIncome: string;
                section80C: string;
                other: string;
                financialYear: string;
            };
            questions: {
                salaried: string;
            };
            options: {
                salaried: {
                    yes: string;
                    no: string;
                };
            };
            asks: {
                newTax: string;
                oldTax: string;
                saving: string;
            };
        };
        'crypto-tax': {
            name: string;
            assumes: string;
            figures: {
                cryptoGain: string;
                financialYear: string;
            };
            questions: {
                unclear: string;
            };
            asks: {
                cryptoTax: string;
            };
        };
        fire: {
            name: string;
            assumes: string;
            figures: {
                monthlyExpenses: string;
                withdrawalRatePercent: string;
            };
            asks: {
                corpus: string;
            };
        };
        'real-rate': {
            name: string;
            assumes: string;
            figures: {
                nominalPercent: string;
                inflationPercent: string;
            };
            asks: {
                realPercent: string;
            };
        };
        'effective-rate': {
            name: string;
            assumes: string;
            figures: {
                nominalPercent: string;
            };
            questions: {
                periodsPerYear: string;
            };
            options: {
                periodsPerYear: {
                    12: string;
                    4: string;
                    2: string;
                    1: string;
                    365: string;
                };
            };
            asks: {
                effectivePercent: string;
            };
        };
        sip: {
            name: string;
            assumes: string;
            figures: {
                monthlyInvestment: string;
                futureValue: string;
                annualRatePercent: string;
                years: string;
            };
            asks: {
                futureValue: string;
                gain: string;
                futureValueAtALoss: string;
                gainAtALoss: string;
                totalInvested: string;
                totalInvestedAlone: string;
                monthlyInvestment: string;
                years: string;
                annualRatePercent: string;
            };
        };
        'step-up-sip': {
            name: string;
            assumes: string;
            figures: {
                monthlyInvestment: string;
                futureValue: string;
                annualStepUpPercent: string;
                annualRatePercent: string;
                years: string;
            };
            asks: {
                futureValue: string;
                gain: string;
                totalInvested: string;
                monthlyInvestment: string;
            };
        };
        'yearly-deposits': {
            name: string;
            assumes: string;
            figures: {
                yearlyInvestment: string;
                annualRatePercent: string;
                years: string;
            };
            asks: {
                futureValue: string;
                gain: string;
                totalInvested: string;
            };
        };
        'periodic-sip': {
            name: string;
            assumes: string;
            figures: {
                amount: string;
                annualRatePercent: string;
                years: string;
            };
            questions: {
                every: string;
            };
            asks: {
                futureValue: string;
                gain: string;
                totalInvested: string;
            };
        };
        decline: {
            name: string;
            assumes: string;
            figures: {
                principal: string;
                annualLossPercent: string;
                years: string;
            };
            questions: {
                unclear: string;
            };
            options: {
                unclear: {
                    yearly: string;
                    whole: string;
                };
            };
            asks: {
                remaining: string;
                lost: string;
            };
        };
        'lump-sum': {
            name: string;
            assumes: string;
            figures: {
                principal: string;
                futureValue: string;
                annualRatePercent: string;
                years: string;
            };
            asks: {
                futureValue: string;
                gain: string;
                principal: string;
                annualRatePercent: string;
                years: string;
            };
        };
        'compound-interest': {
            name: string;
            assumes: string;
            figures: {
                principal: string;
                interest: string;
                total: string;
                annualRatePercent: string;
                years: string;
            };
            questions: {
                unclear: string;
            };
            options: {
                unclear: {
                    simple: string;
                    compound: string;
                };
            };
            asks: {
                total: string;
                interest: string;
                principal: string;
                principalOfInterest: string;
                annualRatePercent: string;
                years: string;
            };
        };
        'simple-interest': {
            name: string;
            assumes: string;
            figures: {
                principal: string;
                interest: string;
                total: string;
                annualRatePercent: string;
                years: string;
            };
            asks: {
                interest: string;
                total: string;
                principal: string;
                principalOfTotal: string;
                annualRatePercent: string;
                years: string;
                annualRatePercentFromTotal: string;
                yearsFromTotal: string;
            };
        };
        fd: {
            name: string;
            assumes: string;
            figures: {
                principal: string;
                maturity: string;
                interest: string;
                annualRatePercent: string;
                years: string;
            };
            asks: {
                maturity: string;
                interest: string;
                principal: string;
                principalOfInterest: string;
                annualRatePercent: string;
                years: string;
            };
        };
    };
};
