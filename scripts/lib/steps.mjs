/** A fault whose sentence tells the person what to do; printed without a stack. */
export class Advice extends Error {}

/** Prints what is being done and how far it is: `[2/4] Building the web app`. */
export function createSteps(total) {
  let done = 0
  return (title) => {
    done += 1
    console.log(`\n[${done}/${total}] ${title}`)
  }
}

/** Runs a script's main function; a fault ends it with a sentence and the exit code 1. */
export async function run(main) {
  try {
    await main()
  } catch (error) {
    console.error(error instanceof Advice ? `\n${error.message}` : error)
    process.exitCode = 1
  }
}
