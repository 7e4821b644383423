import type { Details } from '../calculator.ts'

/** What people look for the cagr calculator by, and what explains its answers. */
export const cagrDetails: Details = {
  topic: 'investing',
  keywords: [
    'cagr',
    'compound annual growth rate',
    'annualised return',
    'absolute return',
    'return on investment',
    'roi',
    'growth rate',
    'vriddhi dar',
    'munafa',
    'सीएजीआर',
    'वार्षिक वृद्धि दर',
    'रिटर्न',
  ],
  aliases: { i: 'invested', v: 'value', y: 'years' },
  formulas: [
    {
      symbols: 'CAGR = (V ÷ I)^(1 ÷ t) − 1',
      filled: '{cagrPercent} = ({value} ÷ {invested})^(1 ÷ {years}) − 1',
    },
    {
      symbols: 'A = (V − I) ÷ I',
      filled: '{absolutePercent} = ({value} − {invested}) ÷ {invested}',
      of: ['absolutePercent', 'gain'],
    },
    { symbols: 'M = V ÷ I', filled: '{multiple} = {value} ÷ {invested}', of: ['multiple'], isAside: true },
  ],
  legend: {
    CAGR: { meaning: 'Return a year', figure: 'cagrPercent' },
    V: { meaning: 'Worth now', figure: 'value' },
    I: { meaning: 'Invested', figure: 'invested' },
    t: { meaning: 'Number of years', figure: 'years' },
    A: { meaning: 'Return in all', figure: 'absolutePercent' },
    M: { meaning: 'Times the money', figure: 'multiple' },
  },
  explanation: {
    steps: {
      all: '{invested} became {value}: {gain} more, {absolutePercent} in all.',
      year: 'Growing by {cagrPercent} in each of {years} leads from the one to the other.',
    },
  },
  conventions: {
    once: 'Everything was invested at once. Where money went in on several days, XIRR is the return a year.',
    smooth: 'The line shows growth at one rate; on the way the worth was another.',
  },
  sources: [{ title: 'OpenFormula 1.3, function RRI' }],
}
