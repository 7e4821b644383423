import { createSignupForm } from '@pkg/api-contract'

/** The rules of the form: the server's own. */
export const signupSchema = createSignupForm()
