// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {SandboxToken} from './SandboxToken.sol';

/// A token that says of itself that it is what is owed of an asset to a pool. Anybody may say so.
contract DebtToken is SandboxToken {
  address public POOL;
  address public UNDERLYING_ASSET_ADDRESS;

  function owe(address pool, address underlying) external {
    POOL = pool;
    UNDERLYING_ASSET_ADDRESS = underlying;
  }
}
