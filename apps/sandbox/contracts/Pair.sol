// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {IERC20} from '@openzeppelin/contracts/token/ERC20/IERC20.sol';
import {Math} from '@openzeppelin/contracts/utils/math/Math.sol';
import {SandboxToken} from './SandboxToken.sol';

/// A pool of two tokens as that of Uniswap v2: the product of its reserves does not change by a swap. It may name any factory.
contract Pair is SandboxToken {
  address public factory;
  address public token0;
  address public token1;
  uint112 private _reserve0;
  uint112 private _reserve1;

  function open(address pairFactory, address first, address second) external {
    factory = pairFactory;
    token0 = first;
    token1 = second;
  }

  function getReserves() external view returns (uint112, uint112, uint32) {
    return (_reserve0, _reserve1, uint32(block.timestamp));
  }

  function deposit(uint256 amount0, uint256 amount1) external {
    uint256 supply = totalSupply();
    IERC20(token0).transferFrom(msg.sender, address(this), amount0);
    IERC20(token1).transferFrom(msg.sender, address(this), amount1);
    uint256 shares = supply == 0
      ? Math.sqrt(amount0 * amount1)
      : Math.min((amount0 * supply) / _reserve0, (amount1 * supply) / _reserve1);
    _mint(msg.sender, shares);
    _sync();
  }

  function exit(uint256 shares) external {
    uint256 supply = totalSupply();
    uint256 amount0 = (shares * _reserve0) / supply;
    uint256 amount1 = (shares * _reserve1) / supply;
    _burn(msg.sender, shares);
    IERC20(token0).transfer(msg.sender, amount0);
    IERC20(token1).transfer(msg.sender, amount1);
    _sync();
  }

  /// Takes of the first token and gives of the second, without a fee.
  function swap(uint256 amount0) external {
    uint256 product = uint256(_reserve0) * _reserve1;
    uint256 left = Math.ceilDiv(product, _reserve0 + amount0);
    IERC20(token0).transferFrom(msg.sender, address(this), amount0);
    IERC20(token1).transfer(msg.sender, _reserve1 - left);
    _sync();
  }

  function _sync() private {
    _reserve0 = uint112(IERC20(token0).balanceOf(address(this)));
    _reserve1 = uint112(IERC20(token1).balanceOf(address(this)));
  }
}
