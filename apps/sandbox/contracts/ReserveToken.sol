// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {SandboxToken} from './SandboxToken.sol';

/// A token that says of itself that it is what is lent of an asset to a pool, or owed of it. Anybody may say so.
contract ReserveToken is SandboxToken {
  address public POOL;
  address public UNDERLYING_ASSET_ADDRESS;

  function standFor(address pool, address underlying) external {
    POOL = pool;
    UNDERLYING_ASSET_ADDRESS = underlying;
  }
}
