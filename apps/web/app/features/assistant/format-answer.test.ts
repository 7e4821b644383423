import { expect, test } from 'vitest'
import { endOfWholeFigure, formatAnswer, revealLines, toPlainText } from './format-answer.ts'

test('wherever an answer is stopped, no figure in it loses its end', () => {
  const lines = formatAnswer('In all you pay **₹1,04,13,878.80**.\n- 8.5 % of it')
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
