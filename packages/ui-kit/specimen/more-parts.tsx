import type { ComponentType, ReactNode } from 'react'

export function MoreParts({ Block }: { Block: ComponentType<{ title: string; children: ReactNode }> }) {
  return <Block title="More">…</Block>
}
