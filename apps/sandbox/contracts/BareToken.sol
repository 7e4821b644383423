// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

/// The least a token can be: balances and transfers, and no metadata at all.
contract BareToken {
  event Transfer(address indexed from, address indexed to, uint256 value);

  uint256 public totalSupply;
  mapping(address => uint256) public balanceOf;

  function transfer(address to, uint256 value) external returns (bool) {
    balanceOf[msg.sender] -= value;
    balanceOf[to] += value;
    emit Transfer(msg.sender, to, value);
    return true;
  }

  function mint(address to, uint256 value) external {
    totalSupply += value;
    balanceOf[to] += value;
    emit Transfer(address(0), to, value);
  }
}
