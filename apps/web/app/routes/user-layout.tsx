import { QueryClientProvider } from '@tanstack/react-query'
import { useState } from 'react'
import { Outlet } from 'react-router'
import { QueryDevtools } from '#app/components/query-devtools.tsx'
import { LogoutButton } from '#app/features/accounts/logout-button.tsx'
import { GasMenu } from '#app/features/gas/gas-menu.tsx'
import { PageFrame } from '#app/features/shell/page-frame.tsx'
import { SignedInBar } from '#app/features/shell/signed-in-bar.tsx'
import { createQueryClient } from '#app/lib/create-query-client.ts'

export default function UserLayout() {
  // Made with the layout: leaving the signed-in pages forgets what was read for them.
  const [queryClient] = useState(createQueryClient)
  return (
    <QueryClientProvider client={queryClient}>
      <PageFrame bar={<SignedInBar tools={<GasMenu />} logout={<LogoutButton />} />}>
        <Outlet />
      </PageFrame>
      <QueryDevtools />
    </QueryClientProvider>
  )
}
