// Asks many contracts in one eth_call without a contract on the chain: it runs as the code that would create one, and
// answers by what it would place. Input behind the code: 32 bytes with the gas that each call may use, then for each call
// 20 bytes of address, 2 bytes of length and the data. Output: 32 bytes with how many calls were made, then for each one
// byte whether it succeeded, 2 bytes of length and the answer. It stops where the answer or the gas would not suffice for
// one more call, so that the rest is asked anew; a contract that has used up its gas once is not asked again.
object "GatherCalls" {
  code {
    let start := datasize("GatherCalls")
    let size := sub(codesize(), start)
    codecopy(0, start, size)
    let cap := mload(0)
    let at := 32
    let out := and(add(size, 95), not(31))
    let cursor := add(out, 32)
    // Code of more than 24,576 bytes is refused, and each of them costs 200 gas to place.
    let end := add(out, 24000)
    let count := 0
    let burner := 0
    for {} lt(at, size) {} {
      if gt(add(cursor, 1027), end) { break }
      let word := mload(at)
      let target := shr(96, word)
      let length := and(shr(80, word), 0xffff)
      let success := 0
      if iszero(eq(target, burner)) {
        if lt(gas(), add(add(cap, div(cap, 32)), 5000000)) { break }
        let before := gas()
        success := staticcall(cap, target, add(at, 22), length, 0, 0)
        if and(iszero(success), gt(sub(before, gas()), sub(cap, div(cap, 32)))) { burner := target }
        if gt(returndatasize(), 1024) { success := 0 }
      }
      mstore8(cursor, success)
      let answered := mul(success, returndatasize())
      mstore8(add(cursor, 1), shr(8, answered))
      mstore8(add(cursor, 2), answered)
      returndatacopy(add(cursor, 3), 0, answered)
      cursor := add(add(cursor, 3), answered)
      at := add(add(at, 22), length)
      count := add(count, 1)
    }
    mstore(out, count)
    return(out, sub(cursor, out))
  }
}
