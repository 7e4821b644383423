/** Where the source code of the product is open to read. */
export const sourceCodeUrl = 'https://github.com/hodlwise/hodlwise'
