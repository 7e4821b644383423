/** The wallet that a tab is about. */
export interface WalletPanelProps {
  address: string
  /** What the person calls it. */
  name: string | null
}
