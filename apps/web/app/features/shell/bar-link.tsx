import { Link, useLocation } from 'react-router'
import { paths } from '#app/paths.ts'
import type { NavItem } from './nav-item.ts'

interface BarLinkProps extends Pick<NavItem, 'path' | 'label'> {
  className: string
}

/** A link of the bar that says whether it leads to where one is, or to the head of the part that one is in. */
export function BarLink({ path, label, className }: BarLinkProps) {
  const { pathname } = useLocation()
  return (
    <Link to={path} aria-current={toCurrent(path, pathname)} className={className}>
      {label}
    </Link>
  )
}

const calculatorFolder = paths.calculators.slice(0, paths.calculators.lastIndexOf('/') + 1)

function toCurrent(path: string, pathname: string): 'page' | 'true' | undefined {
  // Addresses are written with or without a last slash.
  if (path === pathname || `${path}/` === pathname) return 'page'
  // The pages of the calculators are many, and in no list of the bar.
  return path === paths.calculators && pathname.startsWith(calculatorFolder) ? 'true' : undefined
}
