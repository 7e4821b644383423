import { describeBadInput } from '../../features/portfolio/gains/bad-input.test-kit.ts'

// The other engine is beside the kit.
describeBadInput()
