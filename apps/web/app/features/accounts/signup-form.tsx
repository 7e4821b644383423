import { Button } from '@pkg/ui-kit/components/button.tsx'
import { CheckboxField } from '@pkg/ui-kit/components/checkbox-field.tsx'
import { TextField } from '@pkg/ui-kit/components/text-field.tsx'
import { toast } from '@pkg/ui-kit/components/toast.ts'
import { type FormEvent, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { SubmitArea } from '#app/components/submit-area.tsx'
import { useSchemaForm } from '#app/lib/use-schema-form.ts'
import { useSend } from '#app/lib/use-send.ts'
import { paths } from '#app/paths.ts'
import type { AfterSignup } from './after-signup.ts'
import { callAccount } from './call-account.ts'
import { FormError } from './form-error.tsx'
import { NewPasswordFields } from './new-password-fields.tsx'
import { signupOffline } from './offline-sentences.ts'
import { useTimeout } from './use-timeout.ts'

const fields = ['username', 'email', 'dob', 'password', 'confirmPassword'] as const
const loadSchema = () => import('./signup-schema.ts').then(({ signupSchema }) => signupSchema)
const loadAdvice = () => import('./advise-email.ts').then(({ adviseEmail }) => adviseEmail)
const redirectWaitMs = 2000

/** Creates an account. Every rule is the server's own schema, asked here first. */
export function SignupForm() {
  const { ref, handlers, errorOf, check } = useSchemaForm(loadSchema, fields)
  const { busy, failure, isDone, send, setFailure } = useSend()
  const [advice, setAdvice] = useState<string>()
  const navigate = useNavigate()
  const startTimeout = useTimeout()

  async function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    setFailure(undefined)
    const values = await check().catch(() => 'offline' as const)
    if (values === 'offline') return fail(signupOffline)
    if (!values) {
      toast.error('Please fix all errors before submitting')
      return
    }
    // What is left is the terms checkbox, which the browser asks for in its own words.
    if (!form.reportValidity()) return

    const { confirmPassword: _, ...account } = values
    const outcome = await send(() =>
      callAccount((calls) => calls.signUp({ ...account, addressesToTrack: [] }), signupOffline),
    )
    if (!outcome.done) return fail(outcome.problem)
    toast.success('Account created successfully!')
    const state: AfterSignup = { email: account.email, awaitsMail: outcome.awaitsMail === true }
    startTimeout(() => navigate(paths.login, { state }), redirectWaitMs)
  }

  /** Names a likely typing error in the address, since nobody notices mail that goes astray. What was typed stays. */
  async function advise(typed: string) {
    const adviseEmail = await loadAdvice().catch(() => () => undefined)
    setAdvice(adviseEmail(typed))
  }

  function fail(problem: string) {
    toast.error(problem)
    setFailure(problem)
  }

  return (
    <form ref={ref} {...handlers} method="post" noValidate onSubmit={handleSubmit} className="grid gap-5">
      <TextField
        id="username"
        name="username"
        label="Username"
        autoComplete="username"
        error={errorOf('username')}
      />
      <TextField
        id="email"
        name="email"
        type="email"
        label="Email"
        autoComplete="email"
        error={errorOf('email')}
        hint={advice}
        onChange={() => setAdvice(undefined)}
        onBlur={({ target, relatedTarget }) => {
          // A line that appears now would move the button from under the press.
          if (!relatedTarget?.closest('button, a, label')) void advise(target.value)
        }}
      />
      <TextField
        id="dob"
        name="dob"
        type="date"
        label="Date of birth"
        autoComplete="bday"
        error={errorOf('dob')}
      />
      <NewPasswordFields label="Password" errorOf={errorOf} />
      <CheckboxField
        id="terms"
        name="terms"
        required
        label={
          <>
            I agree to the <LegalLink to={paths.terms}>Terms</LegalLink> and the{' '}
            <LegalLink to={paths.privacy}>Privacy Policy</LegalLink>
          </>
        }
      />
      <FormError message={failure} />
      <SubmitArea>
        <Button
          type="submit"
          variant="primary"
          size="lg"
          busy={busy || isDone}
          busyLabel="Creating account..."
        >
          Create Account
        </Button>
      </SubmitArea>
    </form>
  )
}

function LegalLink({ to, children }: { to: string; children: string }) {
  return (
    <Link to={to} className="underline underline-offset-3 hover:text-figure">
      {children}
    </Link>
  )
}
