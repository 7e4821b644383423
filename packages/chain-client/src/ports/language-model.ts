/** A function that the model may call: its name, what it does, its arguments as a JSON schema. */
export interface ModelTool {
  name: string
  description: string
  parameters: object
}

/** A call that the model asks for. Its arguments are whatever the model wrote. */
export interface ModelCall {
  name: string
  args: unknown
}

/** One round of a talk: what the model said, and what its calls gave. */
export interface ModelRound {
  /** The model's own turn, as it came; it goes back to it untouched. */
  turn: unknown
  results: readonly { name: string; result: unknown }[]
}

export interface ModelRequest {
  prompt: string
  /** How to behave; what was said before. */
  instruction: string
  tools: readonly ModelTool[]
  rounds: readonly ModelRound[]
  signal: AbortSignal
}

/** Why a model stopped: it was done, ran out of room, refused, or left something unreadable. */
export type ModelFinish = 'done' | 'length' | 'blocked' | 'other'

/** A piece of what a model answers. The last one says why it ended and carries its turn for the next round. */
export type ModelEvent =
  | { type: 'text'; text: string }
  | { type: 'call'; call: ModelCall }
  | { type: 'finish'; reason: ModelFinish; turn: unknown }

/** Writes text and asks for calculations; nothing that it writes is taken for true. */
export interface LanguageModel {
  /** Streams an answer. Throws ProviderError; ends quietly when `signal` aborts. */
  stream(request: ModelRequest): AsyncGenerator<ModelEvent>
}
