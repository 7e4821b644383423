import { users } from '@pkg/api-contract'
import { Button } from '@pkg/ui-kit/components/button.tsx'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { api } from '#app/lib/api.ts'
import { accountPrefix, clearStored } from '#app/lib/stored-state.ts'
import { paths } from '#app/paths.ts'

/** Ends the session and forgets everything read under it. */
export function LogoutButton() {
  const [busy, setBusy] = useState(false)
  const navigate = useNavigate()
  const queryClient = useQueryClient()

  async function handleClick() {
    setBusy(true)
    try {
      await api(users.logOut, {})
      await queryClient.cancelQueries()
      await navigate(paths.home)
      // Last, when no answer that was under way can be stored any more.
      clearStored(accountPrefix)
    } catch (error) {
      console.error('Logout failed', error)
      setBusy(false)
    }
  }

  return (
    <Button variant="ghost" busy={busy} onClick={handleClick}>
      Logout
    </Button>
  )
}
