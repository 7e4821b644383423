import { SelectField } from '@pkg/ui-kit/components/select-field.tsx'
import { usePortfolioChains } from './portfolio-chains.ts'

interface ChainPickerProps {
  /** The chains that the wallets in view are on. */
  chainIds: readonly number[]
  /** Null for all. */
  chosen: number | null
  onChoose: (chainId: number | null) => void
}

/** Narrows every tab to one chain, or shows all. */
export function ChainPicker({ chainIds, chosen, onChoose }: ChainPickerProps) {
  const { nameOf } = usePortfolioChains()
  const listed = chosen === null || chainIds.includes(chosen) ? chainIds : [...chainIds, chosen]
  return (
    <SelectField
      label="Chain to show"
      hideLabel
      className="w-36 print:hidden"
      options={[
        { value: '', label: 'All chains' },
        ...listed.map((id) => ({ value: String(id), label: nameOf(id) })),
      ]}
      value={chosen === null ? '' : String(chosen)}
      onChange={({ target }) => onChoose(target.value === '' ? null : Number(target.value))}
    />
  )
}
