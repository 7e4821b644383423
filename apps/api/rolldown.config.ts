import { globSync } from 'node:fs'
import type { RolldownOptions } from 'rolldown'

const threads = globSync('src/features/**/*-thread.ts', { cwd: import.meta.dirname })

/**
 * The server as it is started for people: one file that is read at once, since stripping and finding some two thousand
 * files took three quarters of its start. Each thread stays a file of its own, where the source has it.
 */
export default {
  input: Object.fromEntries(
    ['src/server.ts', ...threads].map((file) => [file.replace(/^src\/|\.ts$/g, ''), file]),
  ),
  platform: 'node',
  // Native code, and what finds files of its own beside itself.
  external: ['better-sqlite3', '@node-rs/argon2', '@napi-rs/image', 'tinypool'],
  output: { dir: 'dist', format: 'esm', sourcemap: true, cleanDir: true },
} satisfies RolldownOptions
