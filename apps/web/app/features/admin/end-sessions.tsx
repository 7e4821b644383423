import { type AdminUser, admin } from '@pkg/api-contract'
import { Button } from '@pkg/ui-kit/components/button.tsx'
import { ConfirmDialog } from '@pkg/ui-kit/components/confirm-dialog.tsx'
import { toast } from '@pkg/ui-kit/components/toast.ts'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '#app/lib/api.ts'
import { toErrorMessage } from '#app/lib/to-error-message.ts'

/** Ends every session of one person, after asking. */
export function EndSessions({ user: { id, email } }: { user: AdminUser }) {
  const [isAsking, setIsAsking] = useState(false)
  const { mutate, isPending } = useMutation({
    mutationFn: () => api(admin.endSessions, { params: { id } }),
    onSuccess: ({ message }) => toast.success(message),
    onError: (error) => toast.error(toErrorMessage(error, { fallback: 'Something went wrong' })),
    onSettled: () => setIsAsking(false),
  })

  return (
    <>
      <Button size="sm" aria-label={`End sessions of ${email}`} onClick={() => setIsAsking(true)}>
        End
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setIsAsking}
        title="End all sessions?"
        confirmLabel="End all sessions"
        danger
        busy={isPending}
        onConfirm={() => mutate()}
      >
        {email} is signed out everywhere and can log in again. Access tokens of the account are revoked. The
        person sees on the account page that an admin did this.
      </ConfirmDialog>
    </>
  )
}
