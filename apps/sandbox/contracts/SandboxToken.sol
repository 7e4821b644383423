// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {ERC20} from '@openzeppelin/contracts/token/ERC20/ERC20.sol';

/// An ERC-20 token whose metadata is set after its code was placed, so that it can stand at any address.
contract SandboxToken is ERC20('', '') {
  string private _tokenName;
  string private _tokenSymbol;
  uint8 private _tokenDecimals;

  function initialize(string calldata tokenName, string calldata tokenSymbol, uint8 tokenDecimals) external {
    _tokenName = tokenName;
    _tokenSymbol = tokenSymbol;
    _tokenDecimals = tokenDecimals;
  }

  function name() public view override returns (string memory) {
    return _tokenName;
  }

  function symbol() public view override returns (string memory) {
    return _tokenSymbol;
  }

  function decimals() public view override returns (uint8) {
    return _tokenDecimals;
  }

  function mint(address to, uint256 value) external {
    _mint(to, value);
  }

  /// Several transfers in one transaction: rows that share a hash and differ by log index.
  function transferMany(address[] calldata to, uint256[] calldata values) external {
    for (uint256 i = 0; i < to.length; i++) _transfer(msg.sender, to[i], values[i]);
  }
}
