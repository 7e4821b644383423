import { clsx } from 'clsx'
import { Fragment } from 'react'

/** The most characters that stand on one line of a phone, also beside others. */
const longest = 26

/** A written amount that no line breaks within a number, or between a sign and its number; one too long for a line, behind its commas. */
export function WholeAmount({ text, className }: { text: string; className?: string }) {
  if (text.length <= longest) return <span className={clsx('whitespace-nowrap', className)}>{text}</span>
  return (
    <span className={clsx('wrap-break-word', className)}>
      {text.split(' ').map((word, index) => (
        <Fragment key={index}>
          {index > 0 && ' '}
          {word.length <= longest ? <span className="whitespace-nowrap">{word}</span> : breakAtCommas(word)}
        </Fragment>
      ))}
    </span>
  )
}

function breakAtCommas(number: string) {
  return number.split(/(?<=,)/).map((group, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {group}
    </Fragment>
  ))
}
