export interface NavItem {
  path: string
  label: string
}
