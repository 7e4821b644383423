// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

/// The coin of Celo as a token: the balance is that of the account, and a transfer moves the coin itself, which no call carries.
contract MovingFace {
  event Transfer(address indexed from, address indexed to, uint256 value);

  string public constant name = 'Celo native asset';
  string public constant symbol = 'CELO';
  uint8 public constant decimals = 18;

  function balanceOf(address account) external view returns (uint256) {
    return account.balance;
  }

  function transfer(address to, uint256 value) external returns (bool) {
    (bool moved, ) = address(0xfd).call(abi.encode(msg.sender, to, value));
    require(moved, 'not moved');
    emit Transfer(msg.sender, to, value);
    return true;
  }
}
