import { TextField } from '@pkg/ui-kit/components/text-field.tsx'

/** From this many wallets on, one is found by typing. */
export const MANY_WALLETS = 9

interface FindWalletFieldProps {
  term: string
  onTerm: (term: string) => void
  className?: string
}

/** Takes a part of what a wallet is called; see `isMeant`. */
export function FindWalletField({ term, onTerm, className }: FindWalletFieldProps) {
  return (
    <TextField
      label="Find a wallet"
      hideLabel
      placeholder="Find a label, tag or address"
      value={term}
      onChange={({ currentTarget }) => onTerm(currentTarget.value)}
      className={className}
    />
  )
}
