import { users } from '@pkg/api-contract'
import { Button } from '@pkg/ui-kit/components/button.tsx'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { api } from '#app/lib/api.ts'
import { forgetAccount } from '#app/lib/forget-account.ts'
import { paths } from '#app/paths.ts'

/** Ends the session and forgets everything read under it. */
export function LogoutButton() {
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const { mutate, isPending } = useMutation({
    mutationFn: async () => {
      await api(users.logOut, {})
      await queryClient.cancelQueries()
      await navigate(paths.home)
      // Last, when no answer that was under way can be stored any more.
      forgetAccount()
    },
    onError: (error) => console.error('Logout failed', error),
  })

  return (
    <Button variant="ghost" busy={isPending} onClick={() => mutate()}>
      Logout
    </Button>
  )
}
