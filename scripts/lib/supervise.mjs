/** Keeps the given programs together: when one ends, or Ctrl-C comes, all end. Resolves when all have ended. */
export function supervise(children) {
  let ending = false
  const end = () => {
    ending = true
    for (const child of children)
      if (child.exitCode === null && child.signalCode === null) child.kill('SIGTERM')
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, end)
  return Promise.all(
    children.map(
      (child) =>
        new Promise((resolve) => {
          const ended = (code) => {
            if (!ending && code !== 0) process.exitCode = 1
            end()
            resolve()
          }
          if (child.exitCode !== null) ended(child.exitCode)
          else child.on('exit', ended)
        }),
    ),
  )
}
