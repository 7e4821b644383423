import { Navigate } from 'react-router'
import { adminHome } from '#app/paths.ts'

export default function Admin() {
  return <Navigate to={adminHome} replace />
}
