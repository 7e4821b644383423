interface Scenario {
  /** The parameters of its link. */
  link: string
  /** What must stand beside each label, to the paisa; a list item by item. */
  figures: Readonly<Record<string, string | readonly string[]>>
}

/**
 * Scenarios of every calculator with the answers that somebody else found: in decimal arithmetic of 60 digits, outside
 * of this project, month by month, slab by slab and payment by payment, from the conventions that the pages name.
 */
export const independentFigures: Readonly<Record<string, readonly Scenario[]>> = {
  sip: [
    {
      link: 'monthlyInvestment=7300&annualRatePercent=11.4&years=17',
      figures: {
        'Future value': '₹45,62,487.38',
        'Invested amount': '₹14,89,200.00',
        'Estimated returns': '₹30,73,287.38',
      },
    },
    {
      link: 'monthlyInvestment=1250.5&annualRatePercent=14.7&years=3&rateConvention=effective',
      figures: {
        'Future value': '₹56,010.56',
        'Invested amount': '₹45,018.00',
        'Estimated returns': '₹10,992.56',
      },
    },
    {
      link: 'mode=lump-sum&principal=345600&annualRatePercent=8.3&years=23',
      figures: {
        'Future value': '₹21,62,859.14',
        'Invested amount': '₹3,45,600.00',
        'Estimated returns': '₹18,17,259.14',
      },
    },
  ],
  'step-up-sip': [
    {
      link: 'monthlyInvestment=4300&annualStepUpPercent=7&annualRatePercent=13.1&years=14',
      figures: {
        'Future value': '₹28,99,203.38',
        'Invested amount': '₹11,63,605.17',
        'Estimated returns': '₹17,35,598.21',
        'Future value without step-up': '₹20,69,400.75',
      },
    },
    {
      link: 'monthlyInvestment=15000&annualStepUpPercent=0&annualRatePercent=9.2&years=6&rateConvention=effective',
      figures: {
        'Future value': '₹14,27,965.27',
        'Invested amount': '₹10,80,000.00',
        'Estimated returns': '₹3,47,965.27',
        'Future value without step-up': '₹14,27,965.27',
      },
    },
  ],
  loan: [
    {
      link: 'principal=2345000&annualRatePercent=9.35&years=17',
      figures: {
        'Monthly instalment (EMI)': '₹22,991.31',
        Principal: '₹23,45,000.00',
        'Total interest': '₹23,45,226.51',
        'Total payment': '₹46,90,226.51',
      },
    },
    {
      link: 'principal=10000000&annualRatePercent=7.1&years=30',
      figures: {
        'Monthly instalment (EMI)': '₹67,203.20',
        Principal: '₹1,00,00,000.00',
        'Total interest': '₹1,41,93,150.55',
        'Total payment': '₹2,41,93,150.55',
      },
    },
    {
      link: 'principal=180000&annualRatePercent=16.5&years=2.5',
      figures: {
        'Monthly instalment (EMI)': '₹7,362.92',
        Principal: '₹1,80,000.00',
        'Total interest': '₹40,887.58',
        'Total payment': '₹2,20,887.58',
      },
    },
  ],
  'loan-prepayment': [
    {
      link: 'principal=3500000&annualRatePercent=8.65&years=18&afterMonth=30&lumpSum=425000',
      figures: {
        'Interest saved by a shorter loan': '₹9,58,535.67',
        'Interest saved by a lower instalment': '₹3,48,066.11',
        'Months saved': '43\u00a0months',
        'Lower instalment': '₹27,858.32',
        'Months of the shorter loan': '173\u00a0months',
        'Instalment until then': '₹32,014.59',
        'Interest without prepayment': '₹34,15,151.29',
        'Owed before the prepayment': '₹32,73,657.00',
      },
    },
    {
      link: 'principal=900000&annualRatePercent=11.2&years=7&afterMonth=13&lumpSum=150000',
      figures: {
        'Interest saved by a shorter loan': '₹1,18,610.80',
        'Interest saved by a lower instalment': '₹55,823.34',
        'Months saved': '17\u00a0months',
        'Lower instalment': '₹12,606.08',
        'Months of the shorter loan': '67\u00a0months',
        'Instalment until then': '₹15,505.00',
        'Interest without prepayment': '₹4,02,419.84',
        'Owed before the prepayment': '₹8,02,281.37',
      },
    },
  ],
  'simple-interest': [
    {
      link: 'principal=73400&annualRatePercent=6.85&years=11',
      figures: {
        'Total amount': '₹1,28,706.90',
        Principal: '₹73,400.00',
        Interest: '₹55,306.90',
      },
    },
    {
      link: 'principal=123456&annualRatePercent=3.3&years=1',
      figures: {
        'Total amount': '₹1,27,530.05',
        Principal: '₹1,23,456.00',
        Interest: '₹4,074.05',
      },
    },
  ],
  'compound-interest': [
    {
      link: 'principal=87600&annualRatePercent=7.35&years=9&frequency=half-yearly',
      figures: {
        'Total amount': '₹1,67,740.10',
        Principal: '₹87,600.00',
        Interest: '₹80,140.10',
      },
    },
    {
      link: 'principal=950000&annualRatePercent=13.2&years=21&frequency=yearly',
      figures: {
        'Total amount': '₹1,28,38,035.41',
        Principal: '₹9,50,000.00',
        Interest: '₹1,18,88,035.41',
      },
    },
    {
      link: 'principal=41300&annualRatePercent=6.9&years=4&frequency=quarterly',
      figures: {
        'Total amount': '₹54,299.17',
        Principal: '₹41,300.00',
        Interest: '₹12,999.17',
      },
    },
  ],
  fd: [
    {
      link: 'principal=275000&annualRatePercent=7.25&years=6',
      figures: {
        'Maturity value': '₹4,23,213.13',
        Deposit: '₹2,75,000.00',
        Interest: '₹1,48,213.13',
      },
    },
    {
      link: 'principal=18300&annualRatePercent=5.55&years=13',
      figures: {
        'Maturity value': '₹37,466.29',
        Deposit: '₹18,300.00',
        Interest: '₹19,166.29',
      },
    },
  ],
  swp: [
    {
      link: 'principal=2450000&monthlyWithdrawal=17500&annualRatePercent=8.4&years=12',
      figures: {
        'Final balance': '₹23,63,474.50',
        'Total withdrawn': '₹25,20,000.00',
        'Months with a withdrawal': '144\u00a0months',
        'Returns earned': '₹24,33,474.50',
      },
    },
    {
      link: 'principal=600000&monthlyWithdrawal=9900&annualRatePercent=6.2&years=20',
      figures: {
        'Final balance': '₹0.00',
        'Total withdrawn': '₹7,21,581.58',
        'Months with a withdrawal': '73\u00a0months',
        'Returns earned': '₹1,21,581.58',
      },
    },
    {
      link: 'principal=5100000&monthlyWithdrawal=31000&annualRatePercent=9.1&years=25&rateConvention=effective',
      figures: {
        'Final balance': '₹1,17,04,757.12',
        'Total withdrawn': '₹93,00,000.00',
        'Months with a withdrawal': '300\u00a0months',
        'Returns earned': '₹1,59,04,757.12',
      },
    },
  ],
  inflation: [
    {
      link: 'amount=48000&annualRatePercent=6.7&years=19',
      figures: {
        'Future cost': '₹1,64,576.00',
        Increase: '₹1,16,575.51',
        'What the same money will buy, in today’s prices': '₹13,999.65',
        'Future cost before rounding': '₹1,64,575.51',
      },
    },
    {
      link: 'amount=3215000&annualRatePercent=4.3&years=8',
      figures: {
        'Future cost': '₹45,02,518.00',
        Increase: '₹12,87,517.86',
        'What the same money will buy, in today’s prices': '₹22,95,654.41',
        'Future cost before rounding': '₹45,02,517.86',
      },
    },
  ],
  'target-amount': [
    {
      link: 'target=2750000&inflationPercent=5.6&returnPercent=10.3&years=14&interestType=compound',
      figures: {
        'To invest today': '₹14,94,756.24',
        'Target with inflation': '₹58,96,951.40',
        'Returns until then': '₹44,02,195.16',
      },
    },
    {
      link: 'target=640000&inflationPercent=7.2&returnPercent=9&years=8&interestType=simple',
      figures: {
        'To invest today': '₹6,48,947.87',
        'Target with inflation': '₹11,16,190.33',
        'Returns until then': '₹4,67,242.46',
      },
    },
  ],
  retirement: [
    {
      link: 'currentAge=34&retirementAge=58&lifeExpectancy=87&monthlyExpenses=62000&inflationPercent=5.7&preRetirementReturnPercent=11.3&postRetirementReturnPercent=7.4&currentSavings=850000',
      figures: {
        'To invest every month': '₹36,832.90',
        'Corpus needed at retirement': '₹6,58,60,221.14',
        'Monthly expenses at retirement': '₹2,34,526.21',
        'Today’s savings at retirement': '₹1,10,99,486.05',
        'Still missing at retirement': '₹5,47,60,735.09',
      },
    },
    {
      link: 'currentAge=45&retirementAge=60&lifeExpectancy=80&monthlyExpenses=40000&inflationPercent=6&preRetirementReturnPercent=9.5&postRetirementReturnPercent=6&currentSavings=0',
      figures: {
        'To invest every month': '₹57,649.53',
        'Corpus needed at retirement': '₹2,30,06,958.65',
        'Monthly expenses at retirement': '₹95,862.33',
        'Today’s savings at retirement': '₹0.00',
        'Still missing at retirement': '₹2,30,06,958.65',
      },
    },
  ],
  tax: [
    {
      link: 'financialYear=2025-26&grossIncome=2450000&section80C=150000&homeLoanInterest=200000&section80DSelf=25000',
      figures: {
        'Lower tax': 'New regime',
        'Tax, new regime': '₹3,05,500.00',
        'Tax, old regime': '₹4,36,800.00',
        'Saved by the lower one': '₹1,31,300.00',
        'Taxable income, new regime': '₹23,75,000.00',
        'Taxable income, old regime': '₹20,25,000.00',
        'All tax, new regime': '₹3,05,500.00',
        'All tax, old regime': '₹4,36,800.00',
      },
    },
    {
      link: 'financialYear=2024-25&grossIncome=6100000&salaried=no&ageBand=60to79',
      figures: {
        'Lower tax': 'New regime',
        'Tax, new regime': '₹17,38,880.00',
        'Tax, old regime': '₹18,76,160.00',
        'Saved by the lower one': '₹1,37,280.00',
        'Taxable income, new regime': '₹61,00,000.00',
        'Taxable income, old regime': '₹61,00,000.00',
        'All tax, new regime': '₹17,38,880.00',
        'All tax, old regime': '₹18,76,160.00',
      },
    },
    {
      link: 'financialYear=2025-26&grossIncome=1285000&cryptoGain=200000',
      figures: {
        'Lower tax': 'New regime',
        'Tax, new regime': '₹10,400.00',
        'Tax, old regime': '₹1,90,320.00',
        'Saved by the lower one': '₹1,79,920.00',
        'Taxable income, new regime': '₹12,10,000.00',
        'Taxable income, old regime': '₹12,35,000.00',
        'Tax on crypto gains, in both regimes': '₹62,400.00',
        'All tax, new regime': '₹72,800.00',
        'All tax, old regime': '₹2,52,720.00',
      },
    },
    {
      link: 'financialYear=2026-27&grossIncome=5125000',
      figures: {
        'Lower tax': 'New regime',
        'Tax, new regime': '₹11,75,200.00',
        'Tax, old regime': '₹14,43,000.00',
        'Saved by the lower one': '₹2,67,800.00',
        'Taxable income, new regime': '₹50,50,000.00',
        'Taxable income, old regime': '₹50,75,000.00',
        'All tax, new regime': '₹11,75,200.00',
        'All tax, old regime': '₹14,43,000.00',
      },
    },
    {
      link: 'financialYear=2024-25&grossIncome=1070000&section80C=150000&section80CCD1B=50000&homeLoanInterest=200000&houseRentAllowance=180000&ageBand=80plus',
      figures: {
        'Lower tax': 'Old regime',
        'Tax, new regime': '₹51,480.00',
        'Tax, old regime': '₹0.00',
        'Saved by the lower one': '₹51,480.00',
        'Taxable income, new regime': '₹9,95,000.00',
        'Taxable income, old regime': '₹4,40,000.00',
        'All tax, new regime': '₹51,480.00',
        'All tax, old regime': '₹0.00',
      },
    },
  ],
  xirr: [
    {
      link: 'flows=2019-03-14:-125000,2020-07-01:-80000,2021-11-30:42000.5,2023-02-28:-30500,2024-08-09:305250.75',
      figures: {
        XIRR: '9.7694\u00a0%',
        'Paid in': '₹2,35,500.00',
        Received: '₹3,47,251.25',
        Gain: '₹1,11,751.25',
      },
    },
    {
      link: 'flows=2021-01-31:-50000,2022-06-15:-20000,2023-12-31:55000',
      figures: {
        XIRR: '−9.1787\u00a0%',
        'Paid in': '₹70,000.00',
        Received: '₹55,000.00',
        Gain: '−₹15,000.00',
      },
    },
  ],
  arbitrage: [
    {
      link: 'odds=2.37,1.95&totalStake=740',
      figures: {
        Stakes: ['$334.03', '$405.97'],
        Profit: '$51.65',
        Payout: '$791.65',
        'Guaranteed return': '$791.64',
        Arbitrage: 'An arbitrage: every outcome pays more than the stake',
        'Return on investment': '6.98\u00a0%',
      },
    },
    {
      link: 'odds=3.6,4.1,2.45&totalStake=1250',
      figures: {
        Stakes: ['$373.42', '$327.88', '$548.70'],
        Profit: '$94.32',
        Payout: '$1,344.32',
        'Guaranteed return': '$1,344.31',
        Arbitrage: 'An arbitrage: every outcome pays more than the stake',
        'Return on investment': '7.55\u00a0%',
      },
    },
    {
      link: 'odds=1.85,1.9&totalStake=300',
      figures: {
        Stakes: ['$152.00', '$148.00'],
        Profit: '−$18.80',
        Payout: '$281.20',
        'Guaranteed return': '$281.20',
        Arbitrage: 'No arbitrage: the odds are too low to win whatever happens',
        'Return on investment': '−6.27\u00a0%',
      },
    },
  ],
  currency: [
    {
      link: 'amount=1234.5&from=EUR&to=INR&rate=98.7654',
      figures: {
        'Converted amount': '1,21,925.89\u00a0INR',
        'Rate the other way': '0.010125',
      },
    },
    {
      link: 'amount=75000&from=INR&to=JPY&rate=1.7321',
      figures: {
        'Converted amount': '129,907.50\u00a0JPY',
        'Rate the other way': '0.577334',
      },
    },
  ],
}
