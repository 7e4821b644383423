import type { Chain } from '@pkg/chains'
import type { Position, PositionPart } from '../ports/positions.ts'
import type { Address } from '../ports/wallet-data.ts'
import type { Answer, ContractCall } from './contract-call.ts'
import type { Plan, Subject } from './subject.ts'

/** Where a reader stands. */
export interface ReaderContext {
  chain: Chain
}

/** For whom, and of how much, a position is read. */
export interface Holder {
  wallet: Address
  /** Of the shell, in base units; 0 for an account. */
  amount: bigint
}

/** What is in a shell. */
export interface Content extends Pick<Position, 'kind' | 'protocol' | 'trust'> {
  parts: PositionPart[]
  /** What remains of the shell for whom it is read, where that is not the amount that it was read for. */
  shellAmount?: bigint
  health?: number | null
  /** What else than the contract itself the assets go to and come from. */
  contracts?: readonly Address[]
}

/**
 * Recognises one kind of position by interface. `probe` asks what never changes of a contract, `accept` makes a plan of
 * the answers or says that it is another kind; `locate` asks once more where the plan alone does not tell all. `read` asks
 * what there is now, together with what the anchor says; `toContent` answers null where the anchor denies the contract,
 * where there is nothing, or where what it says cannot be, and `unread` where a contract that is real did not answer.
 */
export interface PositionReader<P extends Plan = Plan> {
  id: string
  of: Subject['of']
  /** Whether it is taken apart inside another one although it has a market price of its own. */
  isAlwaysTakenApart?: boolean
  probe(subject: Subject, context: ReaderContext): ContractCall[]
  accept(answers: readonly Answer[], subject: Subject, context: ReaderContext): P | null
  locate?: {
    ask(plan: P, subject: Subject): ContractCall[]
    toPlan(plan: P, answers: readonly Answer[]): P | null
  }
  read(plan: P, subject: Subject, holder: Holder): ContractCall[]
  toContent(
    given: { plan: P; subject: Subject; holder: Holder; context: ReaderContext },
    answers: readonly Answer[],
  ): Content | null | 'unread'
}

/** Hides the plan's shape, which only its reader knows. */
export function defineReader<P extends Plan>(reader: PositionReader<P>): PositionReader {
  return reader as unknown as PositionReader
}
