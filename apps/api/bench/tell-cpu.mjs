// Preloaded into a server: tells how much of the processor it has used, in milliseconds, whenever it is asked.
process.on('message', (message) => {
  if (message !== 'cpu') return
  const { user, system } = process.cpuUsage()
  process.send({ cpuMs: (user + system) / 1000 })
})
