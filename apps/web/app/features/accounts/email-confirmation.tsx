import { Button } from '@pkg/ui-kit/components/button.tsx'
import { SubmitArea } from '#app/components/submit-area.tsx'
import { useSend } from '#app/lib/use-send.ts'
import { callAccount } from './call-account.ts'
import { FormDone } from './form-done.tsx'
import { FormError } from './form-error.tsx'
import { IncompleteLink } from './incomplete-link.tsx'
import { useMailedSecret } from './use-mailed-secret.ts'

/** Changes the address on a press, not on opening: programs that look at mails open every link in them. */
export function EmailConfirmation() {
  const secret = useMailedSecret()
  const { busy, failure, isDone, send } = useSend()

  if (isDone) {
    return <FormDone title="Your email was changed">From now on you log in with this address.</FormDone>
  }
  if (secret === '') return <IncompleteLink />
  return (
    <div className="grid gap-5">
      <FormError message={failure} />
      <SubmitArea>
        <Button
          variant="primary"
          size="lg"
          busy={busy}
          busyLabel="Confirming..."
          onClick={() => secret && send(() => callAccount((calls) => calls.confirmEmail(secret)))}
        >
          Use this address
        </Button>
      </SubmitArea>
    </div>
  )
}
