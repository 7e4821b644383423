import { Navigate, useLocation } from 'react-router'

/** Leads from a folder of pages (`/calculator`) to the page that lists them (`/calculator/home`). */
export default function FolderHome() {
  const { pathname, search, hash } = useLocation()
  return <Navigate to={{ pathname: `${pathname.replace(/\/$/, '')}/home`, search, hash }} replace />
}
