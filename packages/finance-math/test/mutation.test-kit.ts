import fc from 'fast-check'

// For one of a thousand mutants the same short run of every property is enough, and none is shrunk.
fc.configureGlobal({ seed: 1, endOnFailure: true, interruptAfterTimeLimit: 100 })
