// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

/// Wraps ether one for one as WETH9 of Ethereum does: neither wrapping nor unwrapping leaves a Transfer.
contract WrappedEther {
  event Transfer(address indexed src, address indexed dst, uint256 wad);
  event Approval(address indexed src, address indexed guy, uint256 wad);
  event Deposit(address indexed dst, uint256 wad);
  event Withdrawal(address indexed src, uint256 wad);

  mapping(address => uint256) public balanceOf;
  mapping(address => mapping(address => uint256)) public allowance;
  string public constant name = 'Wrapped Ether';
  string public constant symbol = 'WETH';
  uint8 public constant decimals = 18;

  receive() external payable {
    deposit();
  }

  function deposit() public payable {
    balanceOf[msg.sender] += msg.value;
    emit Deposit(msg.sender, msg.value);
  }

  function withdraw(uint256 wad) external {
    balanceOf[msg.sender] -= wad;
    (bool done, ) = msg.sender.call{value: wad}('');
    require(done);
    emit Withdrawal(msg.sender, wad);
  }

  function approve(address guy, uint256 wad) external returns (bool) {
    allowance[msg.sender][guy] = wad;
    emit Approval(msg.sender, guy, wad);
    return true;
  }

  function transfer(address dst, uint256 wad) external returns (bool) {
    return move(msg.sender, dst, wad);
  }

  function transferFrom(address src, address dst, uint256 wad) external returns (bool) {
    allowance[src][msg.sender] -= wad;
    return move(src, dst, wad);
  }

  function move(address src, address dst, uint256 wad) private returns (bool) {
    balanceOf[src] -= wad;
    balanceOf[dst] += wad;
    emit Transfer(src, dst, wad);
    return true;
  }
}
