// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

/// A stand-in for the factory of Uniswap v2: it knows one pair of two tokens, in either order.
contract PairFactory {
  mapping(address => mapping(address => address)) public getPair;

  function setPair(address token0, address token1, address pair) external {
    getPair[token0][token1] = pair;
    getPair[token1][token0] = pair;
  }
}
