// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

/// A token of shares in a pool of ether, as stETH: everybody's balance grows with the pool, without a transfer.
contract RebasingToken {
  event Transfer(address indexed from, address indexed to, uint256 value);
  event TransferShares(address indexed from, address indexed to, uint256 sharesValue);

  string public constant name = 'Liquid staked Ether 2.0';
  string public constant symbol = 'stETH';
  uint256 public constant decimals = 18;
  mapping(address => uint256) public sharesOf;
  uint256 public totalSupply;
  uint256 public getTotalShares;

  function getPooledEthByShares(uint256 shares) public view returns (uint256) {
    return getTotalShares == 0 ? shares : (shares * totalSupply) / getTotalShares;
  }

  function getSharesByPooledEth(uint256 amount) public view returns (uint256) {
    return totalSupply == 0 ? amount : (amount * getTotalShares) / totalSupply;
  }

  function balanceOf(address account) external view returns (uint256) {
    return getPooledEthByShares(sharesOf[account]);
  }

  function rebase(uint256 pooled) external {
    totalSupply = pooled;
  }

  function mint(address to, uint256 value) external {
    uint256 shares = getSharesByPooledEth(value);
    totalSupply += value;
    getTotalShares += shares;
    sharesOf[to] += shares;
    emit Transfer(address(0), to, value);
    emit TransferShares(address(0), to, shares);
  }

  function transfer(address to, uint256 value) external returns (bool) {
    uint256 shares = getSharesByPooledEth(value);
    sharesOf[msg.sender] -= shares;
    sharesOf[to] += shares;
    emit Transfer(msg.sender, to, value);
    emit TransferShares(msg.sender, to, shares);
    return true;
  }
}
