import { productName } from '@pkg/ui-kit/brand/product-name.ts'
import { Card } from '@pkg/ui-kit/components/card.tsx'
import { DonationWallet } from './donation-wallet.tsx'
import { ExpensesTable } from './expenses-table.tsx'

/** What the platform costs, and how a person can help to pay for it. */
export function DonationPage() {
  return (
    <div className="page-width py-12 md:py-20">
      <h1 className="text-section font-head">Supporting Our Free Platform</h1>
      <p className="mt-4 max-w-[58ch] text-lead text-muted">
        {productName} is free and stays free. This is everything it costs. If it is useful to you, you can
        help to pay for it; nothing changes for you if you do not.
      </p>
      <div className="mt-10 grid items-start gap-6 lg:grid-cols-2">
        <Card aria-label="Expenses">
          <ExpensesTable />
        </Card>
        <DonationWallet />
      </div>
    </div>
  )
}
