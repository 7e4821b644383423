import { calculators } from '@pkg/finance-math/calculators'
import { commonFlags } from './read-arguments.ts'
import { toFlag } from './to-flag.ts'

/** What may stand where the last of these words is being typed; a shell keeps those that begin like it. */
export function complete(words: readonly string[]): string[] {
  const [id = '', ...typed] = words
  const current = words.at(-1) ?? ''
  const begins = (candidate: string) => candidate.startsWith(current)
  if (words.length <= 1) return [...calculators.map((one) => one.id), 'completion', 'help'].filter(begins)
  if (id === 'completion') return shells.filter(begins)
  const definition = calculators.find((one) => one.id === id)
  if (definition === undefined) return []
  const names = Object.keys(definition.inputs)
  const before = typed.at(-2)
  const asked = names.find((name) => before === `--${toFlag(name)}`)
  const input = asked === undefined ? undefined : definition.inputs[asked]
  if (input?.kind === 'choice') return Object.keys(input.options).filter(begins)
  if (input !== undefined) return []
  if (before === '--view')
    return definition.schedule ? ['all', ...Object.keys(definition.schedule.views ?? {})].filter(begins) : []
  if (before === '--solve-for')
    return [...new Set(definition.goals.map((goal) => toFlag(goal.input)))].filter(begins)
  if (before === '--reach')
    return [...new Set(definition.goals.map((goal) => `${toFlag(goal.output)}=`))].filter(begins)
  return [...names.map(toFlag), ...Object.keys(commonFlags)]
    .map((flag) => `--${flag}`)
    .filter((flag) => !typed.slice(0, -1).includes(flag))
    .filter(begins)
}

/** The shells for which a script is written. */
export const shells = ['bash', 'zsh', 'fish']

/** What a person's shell reads at its start, so that it asks this command what may follow. */
export const completionScripts: Readonly<Record<string, string>> = {
  bash: `_finance_math() {
  local IFS=$'\\n'
  COMPREPLY=($(finance-math __complete "\${COMP_WORDS[@]:1:COMP_CWORD}"))
}
complete -F _finance_math finance-math
`,
  zsh: `#compdef finance-math
_finance_math() {
  local -a candidates
  candidates=("\${(@f)$(finance-math __complete "\${(@)words[2,CURRENT]}")}")
  compadd -a candidates
}
compdef _finance_math finance-math
`,
  fish: `complete -c finance-math -f -a '(finance-math __complete (commandline -opc)[2..] (commandline -ct))'
`,
}
