import { defineConfig } from 'drizzle-kit'

export default defineConfig({
  dialect: 'postgresql',
  schema: './src/database/tables/postgres-readings.ts',
  out: './migrations/postgres/readings',
})
