/** How long the name of a file may be that is sent with it. */
export const MAX_FILE_NAME = 200
