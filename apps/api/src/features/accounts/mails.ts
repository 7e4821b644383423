/** The mails that are about an account. Plain text: nothing in it can act. */
export const mails = {
  resetPassword: (link: string) => ({
    subject: 'Set a new password',
    text: `Somebody, we hope you, asked for a new password at Hodlwise.

Open this link within 30 minutes to set one. It works once:
${link}

If it was not you, there is nothing to do: your password stays as it is.
`,
  }),
  changeEmail: (link: string) => ({
    subject: 'Confirm your new email address',
    text: `Somebody, we hope you, wants to use this address for an account at Hodlwise.

Open this link within 30 minutes to confirm it. It works once:
${link}

If it was not you, there is nothing to do.
`,
  }),
  emailTaken: () => ({
    subject: 'This address already has an account',
    text: `Somebody asked to use this address for another account at Hodlwise.
It already has one, so nothing was changed. If it was you, log in with this address.
`,
  }),
  confirmSignup: ({ link, username }: { link: string; username: string }) => ({
    subject: 'Confirm your email address',
    text: `Somebody, we hope you, signed up at Hodlwise with this address, as
"${toPlainName(username)}".

Open this link within 24 hours and enter the password that you chose:
${link}

If it was not you, there is nothing to do: no account is made without that
password.
`,
  }),
  signedUpAgain: () => ({
    subject: 'You already have an account',
    text: `Somebody, perhaps you, signed up at Hodlwise with this address.
It already has an account, so nothing was changed and no other account was made.

If it was you, log in with the password that you have, or use "Forgot password?" on the login page.
If it was not you, there is nothing to do.
`,
  }),
  passwordChanged: () => ({
    subject: 'Your password was changed',
    text: `The password of your account at Hodlwise was just changed, and every other session was ended
and every access token revoked.

If it was not you, use "Forgot password?" on the login page now.
`,
  }),
  emailChanged: () => ({
    subject: 'Your email address was changed',
    text: `The email address of your account at Hodlwise was just changed to another one.

If it was not you, write to whoever runs this service now.
`,
  }),
  tokenCreated: (name: string) => ({
    subject: 'An access token was created',
    text: `A token with which programs can use your account at Hodlwise was just created, named
"${toPlainName(name)}".

If it was not you, change your password now: that ends every session and revokes every token.
`,
  }),
  accountDeleted: () => ({
    subject: 'Your account was deleted',
    text: `Your account at Hodlwise and everything in it was just deleted, as you asked.
`,
  }),
}

/** A name without whatever a mail program would make a link of: strangers choose it, and the mail is ours. */
function toPlainName(name: string): string {
  return name.replace(/[^\p{L}\p{M}\p{N} '_-]/gu, '·')
}
