/**
 * The runtime code of Multicall3. viem ships its creation code but does not export it, hence the file import;
 * the constructor ends where the runtime's first instructions begin.
 */
export async function readMulticall(): Promise<`0x${string}`> {
  const constants = new URL('./constants/contracts.js', import.meta.resolve('viem'))
  const { multicall3Bytecode }: { multicall3Bytecode: string } = await import(constants.href)
  const start = multicall3Bytecode.indexOf('6080604052', 2 + 10)
  if (start < 0) throw new Error('The Multicall3 code of viem has another shape than expected')
  return `0x${multicall3Bytecode.slice(start)}`
}
