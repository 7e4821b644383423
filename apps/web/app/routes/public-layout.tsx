import { Outlet } from 'react-router'
import { GasMenu } from '#app/features/gas/gas-menu.tsx'
import { PageFrame } from '#app/features/shell/page-frame.tsx'
import { PublicBar } from '#app/features/shell/public-bar.tsx'

export default function PublicLayout() {
  return (
    <PageFrame bar={<PublicBar tools={<GasMenu />} />}>
      <Outlet />
    </PageFrame>
  )
}
