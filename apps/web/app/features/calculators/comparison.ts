import {
  type AnyCalculator,
  isShown,
  type Output,
  type OutputValue,
  shownOutputs,
  toPaise,
  type Unit,
} from '@pkg/finance-math/calculators'
import { roundTo } from '@pkg/finance-math/core'
import { formatFigure } from '#app/lib/format-figure.ts'
import { betterFigures } from './better-figures.ts'
import { listDifferences, listInputs, type PinnedAnswer, writeInput } from './pinned-answer.ts'
import type { AnyValues } from './scenario.ts'
import { addends, figuresOf, type SharedFigure, sharedFigures } from './shared-figures.ts'
import { writeOutput } from './write-output.ts'

/** What one result says in a row. */
export interface Cell {
  /** Empty where it says nothing of this. */
  text: string
  /** How far it is from the first result that has this figure, with its sign; empty for that one itself. */
  difference: string
  /** The better one, where that is defined and there is one. */
  isBest: boolean
}

/** A figure of several results, one cell for each of them in their order. */
export interface Row {
  id: string
  label: string
  cells: Cell[]
}

/** Results of one calculator side by side. */
export interface Comparison {
  definition: AnyCalculator
  pins: PinnedAnswer[]
  /** What was given and differs. */
  differing: Row[]
  /** What was given and is the same everywhere. */
  same: Row[]
  results: Row[]
}

/** The pins by their calculators, in the order of the first of each. */
export function toComparisons(pins: readonly PinnedAnswer[]): Comparison[] {
  const definitions = [...new Set(pins.map(({ definition }) => definition))]
  return definitions.map((definition) => {
    const own = pins.filter((pin) => pin.definition === definition)
    const differing = listDifferences(own)
    const asked = new Set(own.flatMap(({ run }) => listInputs(definition, run.values as AnyValues)))
    const given = Object.keys(definition.inputs).filter((name) => asked.has(name))
    const toRow = (name: string): Row => toInputRow(definition, name, own)
    return {
      definition,
      pins: own,
      differing: given.filter((name) => differing.includes(name)).map(toRow),
      // Once for all of them is enough of what does not differ.
      same: given
        .filter((name) => !differing.includes(name))
        .map(toRow)
        .map(withoutDifferences),
      results: toResultRows(definition, own),
    }
  })
}

function withoutDifferences({ cells, ...row }: Row): Row {
  return { ...row, cells: cells.map((cell) => ({ ...cell, difference: '' })) }
}

function toInputRow(definition: AnyCalculator, name: string, pins: readonly PinnedAnswer[]): Row {
  const input = definition.inputs[name]
  const unit = input && 'unit' in input ? input.unit : undefined
  const cells = pins.map(({ run }) => {
    const values = run.values as AnyValues
    const isAsked = listInputs(definition, values).includes(name)
    return {
      text: isAsked ? writeInput(definition, name, values) : '',
      value: isAsked && input?.kind === 'number' ? (values[name] as number) : undefined,
    }
  })
  return { id: name, label: input?.label.en ?? name, cells: withDifferences(cells, unit) }
}

function toResultRows(definition: AnyCalculator, pins: readonly PinnedAnswer[]): Row[] {
  return Object.entries(definition.outputs).flatMap(([name, output]) => {
    const figures = pins.map((pin) => readOutput(pin, name, output))
    if (figures.every(({ text }) => text === '')) return []
    const cells = withDifferences(figures, 'unit' in output ? output.unit : undefined)
    const best = findBest(definition, name, { pins, values: figures.map(({ value }) => value) })
    return [
      {
        id: name,
        label: output.label.en,
        cells: cells.map((cell, place) => ({ ...cell, isBest: best.includes(place) })),
      },
    ]
  })
}

interface FigureRead {
  text: string
  value: number | undefined
}

const nothing: FigureRead = { text: '', value: undefined }

function readOutput({ definition, answer }: PinnedAnswer, name: string, output: Output): FigureRead {
  if (answer === undefined) return nothing
  const values = answer.values as AnyValues
  if (!isShown(output.when, values)) return nothing
  const value = shownOutputs(definition, answer)[name] as OutputValue
  // Amounts of any currency may be in different ones.
  const isOneUnit = 'unit' in output && output.unit !== 'currency'
  return {
    text: writeOutput(output, value, values),
    value: Number.isFinite(value) && isOneUnit ? (value as number) : undefined,
  }
}

function withDifferences(figures: readonly FigureRead[], unit: Unit | undefined): Cell[] {
  const first = figures.findIndex(({ text }) => text !== '')
  const from = figures[first]?.value
  return figures.map(({ text, value }, place) => ({
    text,
    difference:
      place === first || text === '' || from === undefined || value === undefined
        ? ''
        : writeDifference(value, { from, unit }),
    isBest: false,
  }))
}

/** With its sign, and what it is of the first in percent; between percentages in points. */
function writeDifference(value: number, { from, unit }: { from: number; unit: Unit | undefined }): string {
  const isMoney = unit === 'inr' || unit === 'usd'
  // Of figures as they are shown, so that adding them up by hand gives the same.
  const difference = isMoney
    ? toPaise(toPaise(value) - toPaise(from))
    : roundTo(roundTo(value, 4) - roundTo(from, 4), 4)
  if (difference === 0) return 'the same'
  const sign = difference > 0 ? '+' : '−'
  const size = Math.abs(difference)
  if (unit === 'percent')
    return `${sign}${formatFigure(size, 'number')}\u00a0${size === 1 ? 'point' : 'points'}`
  const share =
    isMoney && from > 0 ? ` (${sign}${formatFigure(roundTo((100 * size) / from, 1), 'percent')})` : ''
  return `${sign}${formatFigure(size, unit)}${share}`
}

/** The places of the best; none where better is not defined, the plans are too unlike, or all are the same. */
function findBest(
  definition: AnyCalculator,
  name: string,
  { pins, values }: { pins: readonly PinnedAnswer[]; values: readonly (number | undefined)[] },
): number[] {
  const better = betterFigures[definition.id]?.[name]
  const known = values.filter((value) => value !== undefined)
  if (better === undefined || known.length < 2 || known.length < values.length) return []
  const isLike = better.same.every((basis) => new Set(pins.map((pin) => readBasis(pin, basis))).size === 1)
  const rounded = known.map((value) => toPaise(value))
  const best = better.is === 'less' ? Math.min(...rounded) : Math.max(...rounded)
  if (!isLike || rounded.every((value) => value === best)) return []
  return rounded.flatMap((value, place) => (value === best ? [place] : []))
}

function readBasis({ answer }: PinnedAnswer, name: string): string {
  const all = { ...answer?.values, ...answer?.outputs } as Readonly<Record<string, unknown>>
  const value = all[name]
  return typeof value === 'number' ? String(toPaise(value)) : JSON.stringify(value)
}

/** What results of different calculators share: a row for each figure that at least two of them have, and what adds up to it. */
export function toSharedRows(pins: readonly PinnedAnswer[]): Row[] {
  if (new Set(pins.map(({ definition }) => definition)).size < 2) return []
  return Object.entries(sharedFigures).flatMap(([figure, label]) => {
    const figures = pins.map((pin) => readShared(pin, figure as SharedFigure))
    const of = new Set(pins.flatMap(({ definition }, place) => (figures[place]?.text ? [definition] : [])))
    if (of.size < (addends.includes(figure as SharedFigure) ? 1 : 2)) return []
    const unit = figure === 'rate' ? 'percent' : figure === 'time' ? 'years' : 'inr'
    return [{ id: figure, label, cells: withDifferences(figures, unit) }]
  })
}

function readShared(pin: PinnedAnswer, figure: SharedFigure): FigureRead {
  const { definition, answer } = pin
  const name = figuresOf[definition.id]?.[figure]
  if (name === undefined || answer === undefined) return nothing
  const output = definition.outputs[name]
  if (output) return inYears(readOutput(pin, name, output), 'unit' in output ? output.unit : undefined)
  const input = definition.inputs[name]
  const values = answer.values as AnyValues
  if (input?.kind !== 'number' || !isShown(input.when, values)) return nothing
  const value = values[name] as number
  return inYears({ text: formatFigure(value, input.unit), value }, input.unit)
}

/** Times of months stand beside those of years. */
function inYears(figure: FigureRead, unit: Unit | undefined): FigureRead {
  return figure.value === undefined || unit !== 'months' ? figure : { ...figure, value: figure.value / 12 }
}
