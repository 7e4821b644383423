import { describeBadInput } from './bad-input.test-kit.ts'

describeBadInput()
