// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {BareToken} from './BareToken.sol';

/// A token of the time before ERC-20 was settled: its name and symbol are bytes32.
contract LegacyToken is BareToken {
  bytes32 public name;
  bytes32 public symbol;
  uint256 public constant decimals = 18;

  function initialize(bytes32 tokenName, bytes32 tokenSymbol) external {
    name = tokenName;
    symbol = tokenSymbol;
  }
}
