import { createMemoryStore } from './create-memory-store.ts'
import { describeTextStore } from './testing/describe-text-store.ts'

describeTextStore('memory', () => createMemoryStore())
