import * as z from 'zod/mini'

/** Whether an answer was made before all movements and prices were known: asked again later, it can be another. */
export const provisional = z.boolean()
