// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {SandboxToken} from './SandboxToken.sol';

/// A token of staked ether whose balances do not grow: it says what a whole one is in ether, by each name that such tokens use.
contract StakedToken is SandboxToken {
  uint256 private _rate;

  function setRate(uint256 rate) external {
    _rate = rate;
  }

  function stEthPerToken() external view returns (uint256) {
    return _rate;
  }

  function getExchangeRate() external view returns (uint256) {
    return _rate;
  }

  function exchangeRate() external view returns (uint256) {
    return _rate;
  }
}
