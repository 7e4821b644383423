// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {ERC20} from '@openzeppelin/contracts/token/ERC20/ERC20.sol';
import {IERC20} from '@openzeppelin/contracts/token/ERC20/IERC20.sol';
import {ERC4626} from '@openzeppelin/contracts/token/ERC20/extensions/ERC4626.sol';
import {IERC20Metadata} from '@openzeppelin/contracts/token/ERC20/extensions/IERC20Metadata.sol';

/// A vault of OpenZeppelin whose asset is set after its code was placed. What is given to it makes every share worth more.
contract Vault is ERC20('', ''), ERC4626(IERC20(address(1))) {
  string private _vaultName;
  string private _vaultSymbol;
  address private _vaultAsset;

  function initialize(string calldata vaultName, string calldata vaultSymbol, address vaultAsset) external {
    _vaultName = vaultName;
    _vaultSymbol = vaultSymbol;
    _vaultAsset = vaultAsset;
  }

  function name() public view override(ERC20, IERC20Metadata) returns (string memory) {
    return _vaultName;
  }

  function symbol() public view override(ERC20, IERC20Metadata) returns (string memory) {
    return _vaultSymbol;
  }

  function decimals() public view override(ERC20, ERC4626) returns (uint8) {
    return IERC20Metadata(_vaultAsset).decimals();
  }

  function asset() public view override returns (address) {
    return _vaultAsset;
  }
}
