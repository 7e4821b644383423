import { prerenderedPaths } from '../../app/paths.ts'

/** The pages that anybody may open, but for those of the single calculators. */
export const publicPaths = prerenderedPaths.filter((path) => !/^\/(user|admin|404)/.test(path))
