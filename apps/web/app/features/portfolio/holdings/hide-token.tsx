import type { SpamVerdict } from '@pkg/api-contract'
import { IconButton } from '@pkg/ui-kit/components/icon-button.tsx'
import { Spinner } from '@pkg/ui-kit/components/spinner.tsx'
import { formatUsd } from '@pkg/ui-kit/format/format-usd.ts'
import { EyeOff } from 'lucide-react'
import type { Ref } from 'react'
import { useHideToken } from '../queries/use-spam-verdict.ts'
import type { Holding } from '../readings/group-holdings.ts'

interface HideTokenProps {
  holding: Holding
  /** What the token is called without its row. */
  name: string
  /** What the person has said of it until now. */
  verdict: SpamVerdict
  ref?: Ref<HTMLButtonElement>
  /** Called as it is pressed: the row goes once that is kept. */
  onHide: () => void
}

/** Counts a token as spam whatever its score, with a way back. */
export function HideToken({ holding, name, verdict, ref, onHide }: HideTokenProps) {
  const { chainId, address, usdValue } = holding
  const hide = useHideToken()
  return (
    <IconButton
      ref={ref}
      label={`Hide ${name} as spam`}
      icon={hide.isPending ? <Spinner /> : <EyeOff />}
      // Disabled, it would lose the focus before there is a next row to go to.
      aria-busy={hide.isPending}
      onClick={() => {
        if (hide.isPending) return
        const effect =
          usdValue === null ? 'It had no value in the total.' : `${formatUsd(usdValue)} left the total.`
        hide.mutate({ chainId, asset: address, name, effect, before: verdict })
        onHide()
      }}
      className="-my-1.5 print:hidden"
    />
  )
}
