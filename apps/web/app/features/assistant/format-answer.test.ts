import { expect, test } from 'vitest'
import { endOfWholeFigure, formatAnswer, revealLines, toPlainText } from './format-answer.ts'

test('wherever an answer is stopped, no figure in it loses its end', () => {
  const lines = formatAnswer(['In all you pay **₹1,04,13,878.80**.\n- 8.5 % of it'])
  const whole = ['In', 'all', 'you', 'pay', '₹1,04,13,878.80', '8.5']
  for (let count = 0; count < 60; count++) {
    const text = toPlainText(revealLines(lines, endOfWholeFigure(lines, count)))
    const figures = text.match(/₹?\d[\d,.]*\d/g) ?? []
    expect(
      figures.filter((figure) => !whole.includes(figure)),
      text,
    ).toEqual([])
  }
})

test('what was computed is a run of its own, wherever it stands in the formatting', () => {
  const figure = (text: string, computed: boolean) => ({ text, value: 1, unit: 'inr', computed })
  const lines = formatAnswer([
    '***In all ',
    figure('₹9', true),
    '***\n- At ',
    figure('8 %', false),
    ' it is **about ',
    figure('₹46,609.57', true),
    ' then** *and ',
    figure('₹7', true),
    '*.',
  ])
  expect(lines).toEqual([
    { kind: 'heading', runs: [{ text: 'In all ' }, { text: '₹9', isComputed: true }] },
    {
      kind: 'item',
      runs: [
        { text: 'At 8 % it is ' },
        { text: 'about ', isBold: true },
        { text: '₹46,609.57', isBold: true, isComputed: true },
        { text: ' then', isBold: true },
        { text: ' ' },
        { text: 'and ', isItalic: true },
        { text: '₹7', isItalic: true, isComputed: true },
        { text: '.' },
      ],
    },
  ])
})

test('a text without parts of its own has no figure that is called computed', () => {
  expect(formatAnswer(['It is **₹46,609.57**.'])).toEqual([
    { kind: 'text', runs: [{ text: 'It is ' }, { text: '₹46,609.57', isBold: true }, { text: '.' }] },
  ])
})

test('a calculator can be gone to, and nothing else', () => {
  const [line] = formatAnswer([
    'For this: [EPF Calculator](/calculator/epf-calculator?mode=full), *as told*.',
  ])
  expect(line?.runs).toEqual([
    { text: 'For this: ' },
    { text: 'EPF Calculator', to: '/calculator/epf-calculator?mode=full' },
    { text: ', ' },
    { text: 'as told', isItalic: true },
    { text: '.' },
  ])
  for (const elsewhere of [
    '[here](https://example.com/calculator/epf-calculator)',
    '[here](//example.com)',
    '[here](/calculator/../account)',
    '[here](javascript:alert(1))',
    '[here](/portfolio)',
  ])
    expect(formatAnswer([elsewhere])[0]?.runs).toEqual([{ text: elsewhere }])
})
