// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {SandboxToken} from './SandboxToken.sol';

/// A token that keeps three of each hundred units that are transferred: what arrives is less than what left.
contract FeeToken is SandboxToken {
  function _update(address from, address to, uint256 value) internal override {
    uint256 fee = from == address(0) || to == address(0) ? 0 : (value * 3) / 100;
    if (fee > 0) super._update(from, address(this), fee);
    super._update(from, to, value - fee);
  }
}
