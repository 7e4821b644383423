import { createNewPasswordForm } from '@pkg/api-contract'

/** The rules of a form for a new password: the server's own. */
export const newPasswordSchema = createNewPasswordForm()
