export interface NavItem {
  path: string
  label: string
  /** Who sees it on a page that is the same for everybody; everybody does where nothing is said. */
  shownTo?: 'members' | 'strangers'
}
