// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {SandboxToken} from './SandboxToken.sol';

/// A token that claims to be a vault, in the ways that a reader has to withstand.
contract LyingVault is SandboxToken {
  enum Lie {
    HugeAmount,
    OwnAsset,
    AllGas,
    ByBlock,
    ByCaller,
    Megabyte
  }

  address private _asset;
  Lie private _lie;

  function lie(address claimed, Lie how) external {
    _asset = claimed;
    _lie = how;
  }

  function asset() external view returns (address) {
    if (_lie == Lie.OwnAsset) return address(this);
    if (_lie == Lie.ByBlock && block.number % 2 == 0) return address(this);
    if (_lie == Lie.ByCaller && uint160(tx.origin) % 2 == 0) return address(this);
    _misbehave();
    return _asset;
  }

  function convertToAssets(uint256) external view returns (uint256) {
    _misbehave();
    return 1e30;
  }

  function balanceOf(address account) public view override returns (uint256) {
    _misbehave();
    return super.balanceOf(account);
  }

  function _misbehave() private view {
    if (_lie == Lie.AllGas) {
      for (uint256 i = 0; ; i++) {}
    }
    if (_lie == Lie.Megabyte) {
      assembly {
        return(0, 1048576)
      }
    }
  }
}
