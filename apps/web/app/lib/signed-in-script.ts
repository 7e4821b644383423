import { SIGNED_IN_COOKIE } from '@pkg/api-contract'

/**
 * Runs in the head before the first paint, as that of the theme: pages are the same files for everybody, and hold the links
 * of both who is signed in and who is not. The mark on the document chooses which of them are drawn (`data-shown-to`). A frame without an origin of its own may not
 * ask for cookies, and shows what strangers see.
 */
export const signedInScript = `try{if(document.cookie.includes('${SIGNED_IN_COOKIE}='))document.documentElement.dataset.signedIn=''}catch{}`
