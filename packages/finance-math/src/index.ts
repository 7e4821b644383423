export * from './core.ts'
