// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {SandboxToken} from './SandboxToken.sol';

/// A token that says of itself that it is what is lent of an asset to a pool, or owed of it. Anybody may say so. What is
/// held of it grows by its index without a transfer; minting and burning first write down what had grown, as Aave v3 does.
contract ReserveToken is SandboxToken {
  address public POOL;
  address public UNDERLYING_ASSET_ADDRESS;

  uint256 private _index;
  mapping(address => uint256) private _indexOf;

  function standFor(address pool, address underlying) external {
    POOL = pool;
    UNDERLYING_ASSET_ADDRESS = underlying;
  }

  function setIndex(uint256 index) external {
    _index = index;
  }

  function balanceOf(address account) public view override returns (uint256) {
    uint256 written = super.balanceOf(account);
    return _indexOf[account] == 0 ? written : (written * _index) / _indexOf[account];
  }

  function burn(address from, uint256 value) external {
    _burn(from, value);
  }

  function _update(address from, address to, uint256 value) internal override {
    _writeDown(from);
    _writeDown(to);
    super._update(from, to, value);
  }

  function _writeDown(address account) private {
    uint256 grown = balanceOf(account) - super.balanceOf(account);
    _indexOf[account] = _index;
    if (grown > 0) super._update(address(0), account, grown);
  }
}
