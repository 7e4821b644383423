export const loginOffline = 'Error connecting to the server.'
export const signupOffline = 'Error connecting to the server. Please try again later.'
