/**
 * Name of the cookie that stands for as long as a session does. It opens nothing: it says that there is a session, by a value
 * that is another one in the next. Scripts may read it, so that a page that is the same file for everybody can show whoever
 * is signed in their own links before it is painted, and what was kept in one session to nobody in another.
 */
export const SIGNED_IN_COOKIE = 'hodlwise_signed_in'
