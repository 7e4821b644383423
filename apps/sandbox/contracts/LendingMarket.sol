// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {IERC20} from '@openzeppelin/contracts/token/ERC20/IERC20.sol';

/// A stand-in for a market of Compound v3: an account per address, that of the base asset above or below zero, and collateral
/// for which there is no token. What is lent of the base is a token of the market itself.
contract LendingMarket {
  event Transfer(address indexed from, address indexed to, uint256 value);

  struct AssetInfo {
    uint8 offset;
    address asset;
    address priceFeed;
    uint64 scale;
    uint64 borrowCollateralFactor;
    uint64 liquidateCollateralFactor;
    uint64 liquidationFactor;
    uint128 supplyCap;
  }
  struct Collateral {
    uint128 balance;
    uint128 reserved;
  }

  string public constant name = 'Compound USDC';
  string public constant symbol = 'cUSDCv3';
  uint8 public constant decimals = 6;
  address public baseToken;
  mapping(address => uint256) public borrowBalanceOf;
  mapping(address => uint256) public balanceOf;
  mapping(address => mapping(address => Collateral)) public userCollateral;
  uint256 public totalSupply;
  address[] private _assets;

  function open(address base, address[] calldata assets) external {
    baseToken = base;
    _assets = assets;
  }

  function numAssets() external view returns (uint8) {
    return uint8(_assets.length);
  }

  function getAssetInfo(uint8 index) external view returns (AssetInfo memory info) {
    info.offset = index;
    info.asset = _assets[index];
  }

  function supply(address asset, uint256 amount) external {
    IERC20(asset).transferFrom(msg.sender, address(this), amount);
    if (asset != baseToken) {
      userCollateral[msg.sender][asset].balance += uint128(amount);
      return;
    }
    uint256 owed = borrowBalanceOf[msg.sender];
    uint256 repaid = amount < owed ? amount : owed;
    borrowBalanceOf[msg.sender] = owed - repaid;
    balanceOf[msg.sender] += amount - repaid;
    totalSupply += amount - repaid;
    if (amount > repaid) emit Transfer(address(0), msg.sender, amount - repaid);
  }

  function withdraw(address asset, uint256 amount) external {
    if (asset != baseToken) {
      userCollateral[msg.sender][asset].balance -= uint128(amount);
    } else {
      uint256 lent = balanceOf[msg.sender];
      uint256 paid = amount < lent ? amount : lent;
      balanceOf[msg.sender] = lent - paid;
      totalSupply -= paid;
      borrowBalanceOf[msg.sender] += amount - paid;
      if (paid > 0) emit Transfer(msg.sender, address(0), paid);
    }
    IERC20(asset).transfer(msg.sender, amount);
  }
}
