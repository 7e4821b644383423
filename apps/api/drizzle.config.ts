import { defineConfig } from 'drizzle-kit'

export default defineConfig({
  dialect: 'sqlite',
  schema: './src/database/tables/sqlite-tables.ts',
  out: './migrations/sqlite',
})
