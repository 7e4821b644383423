import { answerCalls } from '#app/lib/answer-calls.ts'
import { solveHere } from './solve-here.ts'

// A thread of its own: to read a megabyte of code, and to solve at each letter, would hold the page up.
answerCalls(solveHere)
