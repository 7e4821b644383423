import { expect, it } from 'vitest'
import { arbitrageCalculator } from './arbitrage/arbitrage.calculator.ts'
import { compoundInterestCalculator } from './compound-interest/compound-interest.calculator.ts'
import { currencyCalculator } from './currency/currency.calculator.ts'
import { retirementCalculator } from './retirement/retirement.calculator.ts'
import { toQuery } from './to-query.ts'
import { toToolDeclaration } from './to-tool-declaration.ts'
import { xirrCalculator } from './xirr/xirr.calculator.ts'

it('describes numbers with unit and the limits of the formula, and choices with their options', () => {
  const { name, description, parameters } = toToolDeclaration(compoundInterestCalculator)
  expect(name).toBe('compound_interest')
  expect(description).toBe(
    'What a deposit grows to when interest earns interest. Gives: Total amount; Principal; Interest.',
  )
  expect(parameters.properties).toMatchObject({
    principal: { type: 'number', description: 'Principal, in rupees', minimum: 0.01, maximum: 1e15 },
    frequency: {
      type: 'string',
      enum: ['yearly', 'half-yearly', 'quarterly'],
      description: 'Compounded, yearly: Yearly, half-yearly: Half-yearly, quarterly: Quarterly',
    },
  })
})

it('describes whole numbers, lists, dated amounts and currency codes', () => {
  expect(toToolDeclaration(retirementCalculator).parameters.properties?.currentAge?.type).toBe('integer')
  expect(toToolDeclaration(currencyCalculator).parameters.properties?.from).toEqual({
    type: 'string',
    description: 'From (ISO 4217 code)',
  })
  expect(toToolDeclaration(arbitrageCalculator).parameters.properties?.odds).toMatchObject({
    type: 'array',
    items: { type: 'number', minimum: 1.01 },
    minItems: 2,
  })
  expect(toToolDeclaration(xirrCalculator).parameters.properties?.flows?.items?.required).toEqual([
    'date',
    'amount',
  ])
})

it('writes numbers, lists and dated amounts into a link', () => {
  const flows = [
    { date: '2024-01-01', amount: -5.5 },
    { date: '2025-01-01', amount: 6 },
  ]
  expect(toQuery(xirrCalculator, { flows })).toEqual({ flows: '2024-01-01:-5.5,2025-01-01:6' })
  expect(toQuery(arbitrageCalculator, { odds: [2, 2.5], totalStake: 0.1 })).toEqual({
    odds: '2,2.5',
    totalStake: '0.1',
  })
})
