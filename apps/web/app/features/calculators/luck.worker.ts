import { answerCalls } from '#app/lib/answer-calls.ts'
import { computeLuck } from './compute-luck.ts'

// A thread of its own: no frame of the page waits for ten thousand lives.
answerCalls(computeLuck)
