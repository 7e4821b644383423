import { Button } from '@pkg/ui-kit/components/button.tsx'
import { Wallet } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Link } from 'react-router'
import { formatDay, formatFigure } from '#app/lib/format-figure.ts'
import { isSignedOut } from '#app/lib/is-signed-out.ts'
import { paths } from '#app/paths.ts'
import { rememberNetWorthUsed } from './account-start.ts'

interface NetWorthButtonProps {
  min: number
  max: number
  onUse: (inr: number) => void
}

/** Fills a field with the total of the dashboard, in rupees at the day's rate. */
export function NetWorthButton({ min, max, onUse }: NetWorthButtonProps) {
  const [reading, setReading] = useState(false)
  const [says, setSays] = useState<ReactNode>()

  async function use() {
    setReading(true)
    try {
      const { getNetWorthInRupees } = await import('./get-net-worth.ts')
      const { usd, inr, rate, readAt, readFrom, source, updatedAt, leavesOut } = await getNetWorthInRupees()
      const used = Math.min(max, Math.max(min, Math.round(inr)))
      rememberNetWorthUsed(used)
      onUse(used)
      setSays(
        [
          `${formatFigure(usd, 'usd')} (${formatDay(readAt)}, ${readFrom}) at ${rate} rupees a dollar (${formatDay(updatedAt)}, ${source})`,
          used === Math.round(inr)
            ? ''
            : `; ${used === max ? 'the most' : 'the least'} here is ${formatFigure(used, 'inr', { decimals: 0 })}, so that is used`,
          leavesOut ? `. ${leavesOut}` : '.',
        ].join(''),
      )
    } catch (error) {
      setSays(describe(error))
    } finally {
      setReading(false)
    }
  }

  return (
    <div data-of-account="" className="mt-1 flex flex-wrap items-center gap-x-2 print:hidden">
      <Button
        variant="ghost"
        size="sm"
        className="-ml-2.5"
        busy={reading}
        busyLabel="Reading your wallets…"
        icon={<Wallet aria-hidden="true" />}
        onClick={use}
      >
        Use my net worth
      </Button>
      <p role="status" className="text-note text-muted">
        {says}
      </p>
    </div>
  )
}

function describe(error: unknown): ReactNode {
  if (isSignedOut(error)) {
    return (
      <>
        <Link to={paths.login} className="underline underline-offset-2">
          Sign in
        </Link>{' '}
        to use the total of your wallets.
      </>
    )
  }
  if (error instanceof RangeError) return error.message
  return 'Your net worth could not be read. Please try again later.'
}
