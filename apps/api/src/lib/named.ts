import type { FastifyPluginAsync, FastifyPluginOptions } from 'fastify'

const DISPLAY_NAME = Symbol.for('fastify.display-name')

/**
 * A plugin by the name of its function. Of one that does not tell its name, Fastify looks at every module that was loaded
 * for the one that exports it, twice at each start.
 */
export function named<Options extends FastifyPluginOptions>(
  plugin: FastifyPluginAsync<Options>,
): FastifyPluginAsync<Options> {
  return Object.assign(plugin, { [DISPLAY_NAME]: plugin.name })
}
