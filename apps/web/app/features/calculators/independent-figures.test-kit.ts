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
        'Increase, before rounding': '₹1,16,575.51',
        'What the same money will buy, in today’s prices': '₹13,999.65',
        'Future cost before rounding': '₹1,64,575.51',
      },
    },
    {
      link: 'amount=3215000&annualRatePercent=4.3&years=8',
      figures: {
        'Future cost': '₹45,02,518.00',
        'Increase, before rounding': '₹12,87,517.86',
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
      // 14.1 lakh in all are above the limit of the rebate, and of its relief: (60,000 + 1,500) × 1.04.
      figures: {
        'Lower tax': 'New regime',
        'Tax, new regime': '₹63,960.00',
        'Tax, old regime': '₹1,90,320.00',
        'Saved by the lower one': '₹1,26,360.00',
        'Taxable income, new regime': '₹12,10,000.00',
        'Taxable income, old regime': '₹12,35,000.00',
        'Tax on crypto gains, new regime': '₹62,400.00',
        'Tax on crypto gains, old regime': '₹62,400.00',
        'All tax, new regime': '₹1,26,360.00',
        'All tax, old regime': '₹2,52,720.00',
      },
    },
    {
      link: 'financialYear=2025-26&grossIncome=1285000&cryptoGain=200000&cryptoInRebate=apart',
      figures: {
        'Lower tax': 'New regime',
        'Tax, new regime': '₹10,400.00',
        'Tax, old regime': '₹1,90,320.00',
        'Saved by the lower one': '₹1,79,920.00',
        'Taxable income, new regime': '₹12,10,000.00',
        'Taxable income, old regime': '₹12,35,000.00',
        'Tax on crypto gains, new regime': '₹62,400.00',
        'Tax on crypto gains, old regime': '₹62,400.00',
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
    {
      link: 'financialYear=2025-26&grossIncome=2000000&section80DParents=50000&seniorParent=no',
      figures: {
        'Lower tax': 'New regime',
        'Tax, new regime': '₹1,92,400.00',
        'Tax, old regime': '₹4,05,600.00',
        'Saved by the lower one': '₹2,13,200.00',
        'Taxable income, old regime': '₹19,25,000.00',
      },
    },
    // Section 80D(4): 20,00,000 − 50,000 − 40,000 of a couple of whom one is 60; 1,12,500 + 30 % of 9,10,000, and 4 %.
    {
      link: 'financialYear=2025-26&grossIncome=2000000&section80DSelf=40000&seniorSpouse=yes',
      figures: { 'Tax, old regime': '₹4,00,920.00', 'Taxable income, old regime': '₹19,10,000.00' },
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
  ppf: [
    {
      link: 'yearlyDeposit=84500&annualRatePercent=7.4&years=15',
      figures: {
        'Balance at the end': '₹23,52,046.06',
        'Paid in': '₹12,67,500.00',
        Interest: '₹10,84,546.06',
        'With the sixteenth deposit, a year later': '₹26,16,850.47',
      },
    },
    {
      link: 'mode=monthly&monthlyDeposit=6150&annualRatePercent=7.1&years=20&monthlyTiming=monthly-after-5th&annualStepUpPercent=3&openingBalance=125000',
      figures: {
        'Balance at the end': '₹44,63,770.24',
        'Paid in': '₹21,08,033.64',
        Interest: '₹23,55,736.60',
      },
    },
    {
      link: 'yearlyDeposit=40000&rates=notified&firstFinancialYear=2013-14&years=13&yearlyTiming=end-of-year',
      figures: {
        'Balance at the end': '₹8,25,620.50',
        'Paid in': '₹5,20,000.00',
        Interest: '₹3,05,620.50',
      },
    },
    {
      // Three months of interest on each deposit of early January, each 31 March to the rupee; 20 % of 55,000 a year.
      link: 'yearlyDeposit=72500&annualRatePercent=7.1&years=15&otherMonth=month-10&credited=rupee-yearly&slabRatePercent=20&other80C=95000',
      figures: { 'Balance at the end': '₹18,68,542.00', 'Tax saved, without cess': '₹1,65,000.00' },
    },
  ],
  ssy: [
    {
      link: 'mode=monthly&monthlyDeposit=3350&girlAge=1',
      figures: {
        'Balance after 21 years': '₹18,57,943.00',
        'Paid in': '₹6,03,000.00',
        Interest: '₹12,54,943.00',
        'Balance after 15 years of deposits': '₹11,57,895.00',
        'Her age at the end': '22',
      },
    },
    {
      link: 'yearlyDeposit=61250&annualRatePercent=7.6&yearlyTiming=end-of-year',
      figures: {
        'Balance after 21 years': '₹25,02,017.00',
        'Paid in': '₹9,18,750.00',
        Interest: '₹15,83,267.00',
        'Balance after 15 years of deposits': '₹16,12,191.00',
      },
    },
    {
      // Month by month in decimals at the rates of the National Savings Institute: 181 deposits from 20 November 2021 on.
      link: 'mode=monthly&monthlyDeposit=5000&girlAge=1&opening=notified&openedOn=2021-11-20',
      figures: {
        'Balance after 21 years': '₹27,80,451.00',
        'Paid in': '₹9,05,000.00',
        'Half, available at 18': '₹9,68,019.50',
      },
    },
  ],
  rd: [
    {
      link: 'monthlyDeposit=7300&annualRatePercent=6.85&months=37',
      figures: {
        'Maturity value': '₹3,01,315.46',
        'Paid in': '₹2,70,100.00',
        Interest: '₹31,215.46',
      },
    },
    {
      link: 'monthlyDeposit=2500&annualRatePercent=7.25&months=84&compounding=12',
      figures: { 'Maturity value': '₹2,74,170.09', Interest: '₹64,170.09' },
    },
    {
      link: 'mode=post-office&monthlyDeposit=83000&annualRatePercent=6.7',
      figures: { 'Maturity value': '₹59,23,361.00', Interest: '₹9,43,361.00' },
    },
    {
      // A year's interest of 60,566.31 is above 50,000; without a PAN a fifth of it.
      link: 'monthlyDeposit=43000&annualRatePercent=7.25&months=30&pan=no',
      figures: {
        'Maturity value': '₹14,17,354.43',
        'Tax deducted (TDS)': '₹12,113.26',
        'Interest after TDS': '₹1,15,241.17',
      },
    },
    {
      link: 'mode=post-office&monthlyDeposit=7350&annualRatePercent=6.7&closedAfter=41&missed=2&inAdvance=6',
      figures: {
        'Paid if closed early': '₹3,23,096.00',
        'Late fee': '₹220.50',
        'Rebate for paying in advance': '₹735.00',
      },
    },
    {
      link: 'mode=post-office&monthlyDeposit=4500&annualRatePercent=5.8&retainedYears=3',
      figures: { 'Maturity value': '₹3,72,777.30', Interest: '₹1,02,777.30' },
    },
  ],
  gst: [
    {
      link: 'amount=47350.75&rate=5',
      figures: {
        'Price with GST': '₹49,718.29',
        'Price without GST': '₹47,350.75',
        GST: '₹2,367.54',
        'Central tax (CGST)': '₹1,183.77',
        'State tax (SGST)': '₹1,183.77',
      },
    },
    {
      link: 'mode=remove&amount=89999&rate=40&supply=between-states',
      figures: {
        'Price without GST': '₹64,285.00',
        GST: '₹25,714.00',
        'Integrated tax (IGST)': '₹25,714.00',
      },
    },
  ],
  epf: [
    {
      link: 'monthlyWage=41500&years=22&salaryGrowthPercent=6.5&annualRatePercent=8.1&vpfPercent=5&openingBalance=210000',
      figures: {
        'Fund at the end': '₹1,42,36,195.89',
        'Your share': '₹41,12,988.00',
        'Employer’s share': '₹22,05,144.00',
        Interest: '₹79,18,063.89',
        'Interest that is taxed': '₹13,013.47',
        'Pension a month': '₹8,571.43',
        'Your share in the first month': '₹7,055.00',
        'Employer’s in the first month': '₹2,897.00',
        'Into the pension scheme in the first month': '₹2,083.00',
      },
    },
    {
      link: 'monthlyWage=18200&years=9&salaryGrowthPercent=4&wageCeiling=15000&paidOn=ceiling',
      figures: {
        'Fund at the end': '₹3,69,301.22',
        'Employer’s share': '₹59,400.00',
        Interest: '₹1,15,501.22',
        'Pension a month': '₹0.00',
        'Into the pension scheme in the first month': '₹1,250.00',
      },
    },
    {
      link: 'monthlyWage=24000&years=13&salaryGrowthPercent=7&terms=declared&firstFinancialYear=2012-13&pensionAge=55',
      figures: {
        'Fund at the end': '₹19,76,008.43',
        'Your share': '₹6,93,576.00',
        'Employer’s share': '₹5,19,137.00',
        Interest: '₹7,63,295.43',
        'Interest that is taxed': '₹0.00',
        'Pension a month': '₹2,451.43',
        'Your share in the first month': '₹2,880.00',
        'Employer’s in the first month': '₹2,339.00',
        'Into the pension scheme in the first month': '₹541.00',
        'Insurance (EDLI) in the first month': '₹33.00',
        'Administration charge in the first month': '₹264.00',
      },
    },
    {
      link: 'monthlyWage=160000&years=22&salaryGrowthPercent=6.5&annualRatePercent=8.1&vpfPercent=5&openingBalance=210000&pensionAge=60',
      figures: {
        'Fund at the end': '₹5,57,15,755.04',
        Interest: '₹3,03,86,227.04',
        'Interest that is taxed': '₹84,46,621.26',
        'Pension a month': '₹9,257.14',
        'Insurance (EDLI) in the first month': '₹125.00',
        'Administration charge in the first month': '₹800.00',
      },
    },
  ],
  'epf-withdrawal': [
    {
      link: 'balance=385000&purpose=unemployed&monthsUnemployed=3&serviceYears=4.5&pan=no',
      figures: {
        'Can be withdrawn': '₹2,88,750.00',
        'Tax deducted (TDS)': '₹57,750.00',
        'Paid out': '₹2,31,000.00',
        'Stays in the fund': '₹96,250.00',
        'May be withdrawn': 'Yes',
      },
    },
    {
      link: 'balance=722500&purpose=education&membershipMonths=11&serviceYears=6',
      figures: {
        'Can be withdrawn': '₹0.00',
        'Paid out': '₹0.00',
        'Stays in the fund': '₹7,22,500.00',
        'May be withdrawn': 'Not yet',
      },
    },
    {
      link: 'balance=49990&purpose=retirement&age=55&serviceYears=2',
      figures: {
        'Can be withdrawn': '₹49,990.00',
        'Tax deducted (TDS)': '₹0.00',
        'Stays in the fund': '₹0.00',
      },
    },
  ],
  hra: [
    {
      link: 'city=elsewhere&basicPlusDa=715000&hraReceived=330000&rentPaid=402000',
      figures: {
        'HRA free of tax': '₹2,86,000.00',
        'HRA that is taxed': '₹44,000.00',
        'Rent above a tenth': '₹3,30,500.00',
      },
    },
    {
      link: 'mode=80gg&totalIncome=910000&rentPaid=144000',
      figures: { 'Deduction under 80GG': '₹53,000.00', 'Share of pay or income': '₹2,27,500.00' },
    },
  ],
  gratuity: [
    {
      link: 'monthlyWages=73250&years=13&months=8',
      figures: {
        Gratuity: '₹5,91,635.00',
        'Free of tax': '₹5,91,635.00',
        Taxed: '₹0.00',
        'Is it due?': 'Yes',
      },
    },
    {
      link: 'monthlyWages=410000&years=23&months=11&covered=no',
      figures: { Gratuity: '₹47,15,000.00', 'Free of tax': '₹20,00,000.00', Taxed: '₹27,15,000.00' },
    },
    {
      link: 'monthlyWages=38000&years=2&months=5&term=fixed',
      figures: { Gratuity: '₹52,981.00', 'Is it due?': 'Yes' },
    },
    {
      // Eight years, seven months and three days: nine are paid for.
      link: 'monthlyWages=45500&by=days&joinDate=2018-02-12&lastWorkingDate=2026-09-14',
      figures: { Gratuity: '₹2,36,250.00', 'Is it due?': 'Yes' },
    },
  ],
  nps: [
    {
      link: 'monthlyContribution=7300&annualReturnPercent=9.5&age=36&annuityRatePercent=6.5&openingBalance=150000',
      figures: {
        'Corpus on leaving': '₹95,29,277.90',
        'Pension a month': '₹10,323.38',
        'Paid in': '₹22,52,400.00',
        Returns: '₹72,76,877.90',
        'Paid at once': '₹76,23,422.32',
        'Into the annuity': '₹19,05,855.58',
        'Of what is paid at once, free of tax': '₹57,17,566.74',
        'Of what is paid at once, taxed': '₹19,05,855.58',
        'Share of the annuity': '20 %',
      },
    },
    {
      link: 'monthlyContribution=2900&annualReturnPercent=8&age=45',
      figures: {
        'Corpus on leaving': '₹10,10,200.91',
        'Pension a month': '₹2,051.00',
        'Paid at once': '₹6,00,000.00',
        'Into the annuity': '₹4,10,200.91',
        'Of what is paid at once, taxed': '₹0.00',
        'Share of the annuity': '40.6059 %',
      },
    },
    {
      link: 'monthlyContribution=1200&annualReturnPercent=8&age=45',
      figures: { 'Paid at once': '₹4,18,014.17', 'Into the annuity': '₹0.00', 'Pension a month': '₹0.00' },
    },
    {
      // Of 1,50,000 a year the employer pays 1,08,000, which is all that the new regime deducts.
      link: 'monthlyContribution=12500&annualReturnPercent=8.5&age=41&exitAge=52&exitType=premature&timing=end&annuityRatePercent=6.2&taxRegime=new&basicPlusDa=900000&employerPercent=12&slabRatePercent=20',
      figures: {
        'Corpus on leaving': '₹27,15,585.72',
        'Into the annuity': '₹21,72,468.58',
        'Pension a month': '₹11,224.42',
        'Tax saved a year, without cess': '₹21,600.00',
        'Deducted of one’s own': '₹0.00',
        'Deducted of the employer’s': '₹1,08,000.00',
      },
    },
    // Month by month by the published table of shares: LC50 has 46, 28 and 26 % at 37, and 10, 10 and 80 % at 57.
    {
      link: 'monthlyContribution=9300&age=37&exitAge=58&exitType=premature&assetChoice=lc50&returnE=12.4&returnC=7.6&returnG=6.9&openingBalance=175000',
      figures: {
        'Corpus on leaving': '₹72,66,911.38',
        'Pension a month': '₹29,067.65',
        'Return a year, evened out': '8.24\u00a0%',
        'Share of E at the end': '10\u00a0%',
      },
    },
  ],
  cagr: [
    {
      link: 'invested=275000&value=412500&years=6.5',
      figures: {
        'Return a year (CAGR)': '6.44 %',
        'Return in all': '50.00 %',
        Gain: '₹1,37,500.00',
        'Times the money': '1.5',
      },
    },
    {
      link: 'invested=90000&value=64000&years=3',
      figures: { 'Return a year (CAGR)': '−10.74 %', 'Return in all': '−28.89 %', Gain: '−₹26,000.00' },
    },
  ],
  'loan-eligibility': [
    {
      link: 'monthlyIncome=85000&existingEmi=6200&foirPercent=45&annualRatePercent=9.2&years=15',
      figures: {
        Loan: '₹31,23,177.20',
        'Instalment that is left for it': '₹32,050.00',
        'Interest over the time': '₹26,45,822.80',
        'Paid in all': '₹57,69,000.00',
      },
    },
    {
      link: 'monthlyIncome=260000&existingEmi=0&foirPercent=50&annualRatePercent=8.4&years=25&price=3200000',
      figures: {
        Loan: '₹28,80,000.00',
        'Instalment that is left for it': '₹1,30,000.00',
        'Without that limit': '₹1,62,80,539.05',
        'A bank may lend at most': '₹28,80,000.00',
        'Instalment of the loan': '₹22,996.78',
        'Interest over the time': '₹40,19,034.47',
        'Paid in all': '₹68,99,034.47',
      },
    },
    {
      link: 'monthlyIncome=90000&existingEmi=5000&foirPercent=45&annualRatePercent=9.1&years=15&price=9000000',
      figures: {
        Loan: '₹34,79,628.02',
        'A bank may lend at most': '₹72,00,000.00',
        'Instalment of the loan': '₹35,500.00',
      },
    },
  ],
  'flat-vs-reducing': [
    {
      link: 'principal=73500&flatRatePercent=11.25&years=2.5&otherRatePercent=17.5',
      figures: {
        'Reducing rate that it amounts to': '20.16\u00a0%',
        'Instalment a month': '₹3,139.06',
        Interest: '₹20,671.88',
        'Paid in all': '₹94,171.88',
        'Instalment of the other loan': '₹3,042.43',
        'Interest of the other loan': '₹17,773.02',
        'Extra cost of the flat rate': '₹2,898.86',
      },
    },
    {
      link: 'principal=640000&flatRatePercent=6.5&years=5.5&otherRatePercent=12.4',
      figures: {
        'Reducing rate that it amounts to': '11.60\u00a0%',
        Interest: '₹2,28,800.00',
        'Interest of the other loan': '₹2,46,033.02',
        'Extra cost of the flat rate': '−₹17,233.02',
      },
    },
  ],
  'balance-transfer': [
    {
      link: 'outstanding=2735000&annualRatePercent=9.85&years=11.1666666667&newAnnualRatePercent=8.65&processingFee=13500&otherCosts=22800',
      figures: {
        'Saved by moving': '₹2,06,469.44',
        'Months to break even': ['15'],
        'Interest with the new lender': '₹15,39,418.36',
        'Cost of moving': '₹38,730.00',
        'Interest left without moving': '₹17,84,617.80',
        'Instalment now': '₹33,728.49',
        'New instalment': '₹31,898.64',
        'Less to pay each month': '₹1,829.85',
      },
    },
    {
      link: 'outstanding=560000&annualRatePercent=10.4&years=1.6666666667&newAnnualRatePercent=10.1&processingFee=7500&otherCosts=4000',
      figures: {
        'Saved by moving': '−₹11,301.06',
        'Months to break even': [],
        'Interest with the new lender': '₹50,802.91',
        'Cost of moving': '₹12,850.00',
      },
    },
  ],
  'loan-apr': [
    {
      link: 'principal=783000&annualRatePercent=13.4&years=4.5&fees=18644',
      figures: {
        'Annual percentage rate (APR)': '14.58\u00a0%',
        'Effective rate a year': '15.60\u00a0%',
        Interest: '₹2,63,891.95',
        Fees: '₹18,644.00',
        'Cost of the loan': '₹2,82,535.95',
        'Instalment a month': '₹19,386.89',
        'Really received': '₹7,64,356.00',
        'Paid in instalments': '₹10,46,891.95',
      },
    },
    {
      link: 'principal=90000&annualRatePercent=0&years=0.75&fees=2124',
      figures: {
        'Annual percentage rate (APR)': '5.76\u00a0%',
        'Effective rate a year': '5.92\u00a0%',
        'Cost of the loan': '₹2,124.00',
        'Instalment a month': '₹10,000.00',
      },
    },
  ],
  'leave-encashment': [
    {
      link: 'received=905000&averageMonthlySalary=86500&years=21&leavePerYear=24&leaveTaken=187.5',
      figures: {
        'Free of tax': '₹8,65,000.00',
        Taxed: '₹40,000.00',
        'What limits it': 'Ten months of pay',
        'Days of leave due': '316.5',
        'They are worth': '₹9,12,575.00',
        'Ten months of average pay': '₹8,65,000.00',
        'Left of the lifetime’s limit': '₹25,00,000.00',
        'Paid for leave': '₹9,05,000.00',
      },
    },
    {
      link: 'received=7250000&averageMonthlySalary=412000&years=28&leavePerYear=45&leaveTaken=96&leftSince=2002-04-01',
      figures: {
        'Free of tax': '₹3,00,000.00',
        Taxed: '₹69,50,000.00',
        'What limits it': 'The limit of a lifetime',
        'Days of leave due': '744',
        'They are worth': '₹1,02,17,600.00',
      },
    },
    {
      link: 'occasion=service&received=610000',
      figures: { 'Free of tax': '₹0.00', Taxed: '₹6,10,000.00' },
    },
  ],
  'stock-average': [
    {
      link: 'heldQuantity=340&heldPrice=418.35&boughtQuantity=125&boughtPrice=362.1',
      figures: {
        'Average price': '₹403.23',
        'Paid before': '₹1,42,239.00',
        'Paid now': '₹45,262.50',
        'Paid in all': '₹1,87,501.50',
        'Shares in all': '465',
        'Rise from the price now to the average': '11.36 %',
      },
    },
  ],
  'card-payoff': [
    {
      link: 'balance=87500&annualRatePercent=39&monthlyPayment=6400',
      figures: { 'Paid off in': '19 months', Interest: '₹30,104.51', 'Paid in all': '₹1,17,604.51' },
    },
    {
      link: 'mode=minimum&balance=64000&annualRatePercent=42&minimumPercent=4.5&floor=300',
      figures: { 'Paid off in': '269 months', Interest: '₹2,07,117.13' },
    },
    {
      link: 'mode=minimum&balance=64000&annualRatePercent=42&minimumPercent=4.5&floor=300&plusInterest=yes',
      figures: { 'Paid off in': '72 months', Interest: '₹47,302.48' },
    },
  ],
  fire: [
    {
      link: 'monthlyExpenses=68000&currentSavings=1450000&monthlyInvestment=45000&annualReturnPercent=10.5&inflationPercent=6.5&withdrawalRatePercent=3.5&coastYears=18',
      figures: {
        'Years to go': '23.29 years',
        'Corpus in today’s money': '₹2,33,14,285.71',
        'Enough today to coast': '₹1,20,05,881.43',
        'For a lean life': '₹1,39,88,571.43',
        'For an ample life': '₹3,49,71,428.57',
      },
    },
  ],
  'post-office': [
    {
      link: 'scheme=scss&principal=1234000&openedOn=2023-01-01',
      figures: {
        'Interest every quarter': '₹24,680.00',
        // Extended from January 2028 on, at the newest rate: 12,34,000 × 8.2 % ÷ 4 are 25,297.
        'Every quarter, once extended': '₹25,297.00',
        'Interest in all': '₹4,93,600.00',
        'Deposit and interest': '₹17,27,600.00',
        'Interest rate a year': '8\u00a0%',
      },
    },
    {
      link: 'scheme=mis&principal=1375000&holders=joint',
      figures: { 'Interest every month': '₹8,479.00', 'Interest in all': '₹5,08,740.00' },
    },
    {
      link: 'scheme=td&principal=65000&tdYears=3',
      // 4,739.33 to the rupee, three times.
      figures: {
        'Interest every year': '₹4,739.00',
        'Interest in all': '₹14,217.00',
        'If every year’s interest were deposited again': '₹80,279.88',
      },
    },
    {
      link: 'scheme=nsc&principal=87000&openedOn=2022-07-01',
      // 68, 72.62, 77.56 and 82.84 on each of 87 thousands.
      figures: {
        'Paid at the end': '₹1,20,886.00',
        'Interest in all': '₹33,886.00',
        'Of it, counted as invested again (80C)': '₹26,188.74',
      },
    },
    {
      link: 'scheme=kvp&principal=40000',
      figures: { 'Paid at the end': '₹80,000.00', Time: '115\u00a0months' },
    },
  ],
  'rent-vs-buy': [
    {
      link: 'price=5400000&monthlyRent=31500&years=12&downPaymentPercent=25&annualRatePercent=9.15&loanYears=15&homeGrowthPercent=7.5&rentGrowthPercent=5&investmentReturnPercent=8&buyingCostPercent=6.5&upkeepPercent=0.8&sellingCostPercent=1&depositMonths=3&yearlyTaxSaved=12000',
      figures: {
        'Ahead by': '₹59,18,923.21',
        'Left by buying': '₹1,15,59,029.57',
        'Left by renting': '₹56,40,106.36',
        'Monthly instalment (EMI)': '₹41,439.97',
        'Owed on it then': '₹13,00,298.17',
      },
    },
  ],
  'accrued-interest': [
    {
      // Discounted coupon by coupon, and searched by halves.
      link: 'couponPercent=7.26&settlement=2026-09-14&maturity=2033-02-06&price=1012.4&basis=actual/actual',
      figures: {
        'Yield to maturity': '7.014\u00a0%',
        'Paid in all': '₹1,020.09',
        'Interest since the last coupon': '₹7.69',
        'Days since the last coupon': '39',
        'Coupons still to come': '13',
      },
    },
    {
      // In the last period, by simple interest.
      link: 'mode=price&faceValue=10000&couponPercent=8.4&frequency=4&settlement=2026-11-23&maturity=2027-01-31&yieldPercent=9.5',
      figures: {
        'Paid in all': '₹10,032.62',
        'Price without that interest': '₹9,978.95',
        'Interest since the last coupon': '₹53.67',
      },
    },
  ],
  bond: [
    {
      link: 'couponPercent=8.75&frequency=4&years=7&price=1034.5&taxPercent=31.2',
      figures: {
        'Yield to maturity': '8.099\u00a0%',
        'Yield after tax': '5.424\u00a0%',
        'Coupons of a year, of the price': '8.458\u00a0%',
        'Effective yield a year': '8.349\u00a0%',
        'Coupons in all': '₹612.50',
      },
    },
    {
      link: 'mode=price&faceValue=100&couponPercent=7.1&years=14&yieldPercent=6.84',
      figures: { 'Price of the bond': '₹102.32', 'One coupon': '₹3.55' },
    },
  ],
  tds: [
    {
      link: 'payment=bank-interest&amount=73450',
      figures: { 'Tax deducted': '₹7,345.00', 'Paid out': '₹66,105.00' },
    },
    {
      link: 'payment=goods&amount=7350000&pan=no',
      figures: { 'Tax deducted': '₹1,17,500.00', Rate: '5\u00a0%' },
    },
    {
      link: 'payment=contract-others&amount=95000&largestPayment=31000',
      figures: { 'Tax deducted': '₹620.00' },
    },
    { link: 'payment=rent-land-building&amount=50000', figures: { 'Tax deducted': '₹0.00' } },
  ],
  apy: [
    {
      link: 'joiningAge=25&monthlyPension=3000',
      figures: {
        'Contribution a month': '₹226.00',
        'Paid in until 60': '₹94,920.00',
        'Left to the nominee': '₹5,10,000.00',
      },
    },
  ],
  'impermanent-loss': [
    {
      link: 'deposit=25000&priceChangePercent=180&feesPercent=3.5',
      figures: {
        'Against keeping the coins': '−8.85\u00a0%',
        'Worth in the pool, with fees': '$43,297.16',
        'Worth if kept': '$47,500.00',
        'Before fees': '−11.93\u00a0%',
      },
    },
    {
      link: 'deposit=8000&priceChangePercent=-62&weightPercent=80&feesPercent=1.2',
      figures: { 'Worth if kept': '$4,032.00', 'Worth in the pool, with fees': '$3,733.34' },
    },
  ],
  'salary-take-home': [
    {
      link: 'ctc=1850000&basicPercent=42&providentFund=ceiling&state=Karnataka&variablePay=150000&insurance=18000&codes=no',
      figures: {
        'In hand a month': '₹1,22,328.32',
        'Tax of the year': '₹1,15,484.34',
        'Own provident fund': '₹29,360.00',
        'Gross a year': '₹16,15,284.23',
        'In hand a month in the other regime': '₹1,08,332.99',
      },
    },
    {
      link: 'ctc=1430000&regime=old&state=Maharashtra&financialYear=2025-26&rentPaid=300000&hraPercent=50&metro=yes&section80C=30000&section80D=25000',
      figures: {
        'In hand a month': '₹93,984.65',
        'Tax of the year': '₹93,709.20',
        'Professional tax and ESI': '₹2,500.00',
      },
    },
  ],
  'home-loan': [
    {
      link: 'price=7350000&downPaymentPercent=23&annualRatePercent=8.65&years=23',
      figures: {
        'Monthly instalment (EMI)': '₹47,312.55',
        Loan: '₹56,59,500.00',
        'Total interest': '₹73,98,762.91',
        'A bank may lend at most': '₹58,80,000.00',
        'The loan is within that': 'Yes',
      },
    },
  ],
  'car-loan': [
    {
      link: 'exShowroom=873000&onRoadPercent=13.5&downPaymentPercent=15&annualRatePercent=9.35&years=6.5',
      figures: {
        'Monthly instalment (EMI)': '₹14,450.03',
        'Price on the road': '₹9,90,855.00',
        'Paid for the car in all': '₹12,75,730.48',
      },
    },
  ],
  'personal-loan': [
    {
      link: 'principal=275000&annualRatePercent=15.25&years=3.5&feePercent=1.75',
      figures: {
        'Monthly instalment (EMI)': '₹8,490.28',
        'Annual percentage rate (APR)': '16.55\u00a0%',
        'Fee with GST': '₹5,678.75',
        'Cost of the loan': '₹87,270.45',
      },
    },
  ],
  'education-loan': [
    {
      link: 'principal=1350000&annualRatePercent=9.8&studyYears=3&graceMonths=8&years=12.5&moratoriumInterest=compounded',
      figures: {
        'Monthly instalment (EMI)': '₹22,374.30',
        'Owed when instalments begin': '₹19,30,885.27',
        'Interest after that': '₹14,25,259.66',
      },
    },
  ],
  'child-education': [
    {
      link: 'childAge=5&startAge=18&costToday=1750000&inflationPercent=9.5&returnPercent=11.5&savedToday=230000',
      figures: {
        'To invest a month': '₹12,948.39',
        'It costs then': '₹56,94,054.22',
        'What is saved becomes': '₹10,18,372.67',
        'Or to invest once, today': '₹10,56,005.13',
      },
    },
  ],
  marriage: [
    {
      link: 'years=17&costToday=2500000&inflationPercent=6.5&returnPercent=10.5&savedToday=125000',
      figures: {
        'To invest a month': '₹11,569.20',
        'It costs then': '₹72,92,615.91',
        'What is saved becomes': '₹7,39,186.03',
        'Or to invest once, today': '₹11,08,217.29',
      },
    },
  ],
  'advance-tax': [
    {
      link: 'taxLiability=347850&tdsCredit=62300&june=30000&september=65000&december=95000&march=60000&settledMonths=5',
      figures: {
        'Advance tax is due': 'Yes, in four instalments',
        'Interest for paying late': '₹4,239.00',
        'For late instalments (234C)': '₹2,464.00',
        'For tax after the year (234B)': '₹1,775.00',
        'Tax after TDS': '₹2,85,550.00',
      },
    },
  ],
  'capital-gains': [
    {
      link: 'asset=property&buyDate=2011-08-17&sellDate=2026-05-09&cost=3450000&sale=14250000&expenses=142500&improvements=2016-11-02:625000&reinvestedInBonds=1500000&surcharge=25',
      figures: {
        'Tax with cess': '₹10,76,019.45',
        'Left of the sale': '₹1,30,31,480.55',
        'Taxed as': 'Long-term',
        Gain: '₹1,00,32,500.00',
        Rate: '20\u00a0%',
        'Tax before cess': '₹8,99,681.82',
        'Tax without the index': ['₹10,66,562.50'],
        'Tax with the index': ['₹8,99,681.82'],
        'Cost by the index': ['₹81,09,090.91'],
      },
    },
    {
      link: 'asset=equity&buyDate=2016-04-11&sellDate=2025-12-30&cost=215000&sale=912300&expenses=1250&fmv31Jan2018=348500&otherLtcg112A=40000',
      figures: {
        'Tax with cess': '₹62,081.50',
        'Left of the sale': '₹8,48,968.50',
        Gain: '₹5,62,550.00',
        'Cost that counts': '₹3,48,500.00',
        'Gain that is taxed': '₹4,77,550.00',
        'Gain that is free': '₹85,000.00',
        Rate: '12.5\u00a0%',
      },
    },
  ],
  'debt-payoff': [
    {
      link: 'debts=123450:39.6:3900,415000:10.75:9200,56000:0:7000&extra=7500&strategy=avalanche',
      figures: {
        'Free of debt after': '25\u00a0months',
        Interest: '₹92,034.94',
        'Paid in all': '₹6,86,484.94',
        'Paid off after, debt by debt': ['12\u00a0months', '25\u00a0months', '8\u00a0months'],
        'The other order takes': '26\u00a0months',
        'Interest by the other order': '₹97,415.09',
        'Saved against the other order': '₹5,380.15',
        'Interest without the extra': ['₹1,58,976.14'],
        'Debts whose minimum is below their interest': '1',
      },
    },
    {
      link: 'debts=123450:39.6:3900,415000:10.75:9200,56000:0:7000&extra=7500&strategy=snowball',
      figures: {
        'Free of debt after': '26\u00a0months',
        'Paid off after, debt by debt': ['12\u00a0months', '26\u00a0months', '4\u00a0months'],
        'Saved against the other order': '−₹5,380.15',
      },
    },
  ],
  'cost-averaging': [
    {
      link: 'purchases=2024-03-04:5421.5:12500,2024-06-03:6100.25:12500,2024-09-02:4890.1:20000,2025-01-06:7015:7500&valueDate=2026-08-31&valuePrice=6688.8',
      figures: {
        'Average cost': '₹5,518.32',
        'Worth now': '₹63,635.67',
        Gain: '₹11,135.67',
        'Gain of what was invested': '21.21\u00a0%',
        'A year (XIRR)': ['9.467\u00a0%'],
        'Bought in all': '9.513765',
        'Bought at once on the first day': '₹64,772.11',
        'Ahead of buying at once': '−₹1,136.44',
        'Deepest fall of the price': '−19.84\u00a0%',
      },
    },
  ],
  'crypto-profit': [
    {
      link: 'cost=287400&sale=431250&expenses=1830&surcharge=10',
      figures: {
        'Profit after tax': '₹92,650.68',
        'Return after tax': '32.03\u00a0%',
        Tax: '₹49,369.32',
        'Of it deducted at the sale (TDS)': '₹4,312.50',
        'Tax still to pay (negative: a refund)': '₹45,056.82',
      },
    },
  ],
  staking: [
    {
      link: 'amount=8250&aprPercent=7.4&years=2.5&restaked=52&commissionPercent=8',
      figures: {
        'Yield a year (APY)': '7.04\u00a0%',
        'Staked at the end': '$9,779.63',
        Rewards: '$1,529.63',
      },
    },
  ],
  'npv-irr': [
    {
      link: 'spent=725000&flows=140000,-30000,310000,280000,295000&discountPercent=9.5',
      figures: {
        'Net present value (NPV)': '−₹3,900.79',
      },
    },
  ],
  brokerage: [
    {
      link: 'segment=intraday&buyPrice=437.5&sellPrice=452.3&quantity=260&brokeragePercent=0.05&exchange=bse',
      figures: {
        'Left after all charges': '₹3,757.48',
        'All charges': '₹90.52',
        Brokerage: '₹40.00',
        'Securities transaction tax': '₹29.40',
        'Stamp duty': '₹3.41',
      },
    },
  ],
  'fd-payout': [
    {
      link: 'payout=monthly&principal=735000&annualRatePercent=7.35&months=28&days=17&senior=yes&seniorExtraPercent=0.5',
      figures: {
        'Interest every month': '₹4,777.01',
        'Interest in all': '₹1,36,443.57',
        'Tax deducted (TDS)': '₹0.00',
        'Rate that is paid': '7.85\u00a0%',
      },
    },
    {
      link: 'payout=quarterly&principal=1850000&annualRatePercent=7.1&months=26&days=9',
      figures: {
        'Interest every quarter': '₹32,837.50',
        'Interest in all': '₹2,87,830.43',
        'Tax deducted (TDS)': '₹26,270.00',
        'Interest after TDS': '₹2,61,560.43',
      },
    },
    {
      link: 'payout=maturity&principal=735000&annualRatePercent=7.85&months=28&days=17',
      figures: { 'Paid at the end': '₹8,84,418.97' },
    },
  ],
  'chit-fund': [
    {
      link: 'chitValue=750000&members=25&yourMonth=19&yourDiscountPercent=12&othersDiscountPercent=17&commissionPercent=5',
      figures: {
        'You receive': '₹6,60,000.00',
        'You pay in all': '₹6,61,500.00',
        'Paid in most months': '₹26,400.00',
      },
    },
    // At every rate of a month from −60 % to 300 % the flows are worth less than nothing.
    {
      link: 'yourMonth=10&yourDiscountPercent=40',
      figures: {
        'You receive': '₹3,00,000.00',
        'Effective rate a year': 'none',
        'You pay in all': '₹4,43,750.00',
      },
    },
  ],
  'life-cover': [
    {
      link: 'annualIncome=1740000&annualOwnExpenses=420000&yearsToRetirement=21&incomeGrowthPercent=5.5&discountPercent=7.25&debts=3100000&goals=1500000&savings=900000&existingCover=5000000',
      figures: {
        'Cover still needed': '₹2,23,31,845.83',
        'The income is worth today': '₹2,36,31,845.83',
        // 22,331,845.83 / 1,740,000.
        'Still needed, in years of income': '12.8',
      },
    },
  ],
  'no-cost-emi': [
    {
      link: 'price=48000&months=9&annualRatePercent=14.5&processingFee=299&cashDiscount=1500',
      figures: {
        'Costs more than paying at once': '₹2,352.51',
        'Annual percentage rate (APR)': '12.11\u00a0%',
        'GST on the interest': '₹499.69',
        'Fee with GST': '₹352.82',
        'Instalment a month': '₹5,333.33',
        'Interest inside the instalments': '₹2,776.03',
      },
    },
  ],
}
