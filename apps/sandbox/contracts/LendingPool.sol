// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {IERC20} from '@openzeppelin/contracts/token/ERC20/IERC20.sol';
import {ReserveToken} from './ReserveToken.sol';

/// A stand-in for a pool of Aave v3: it knows one reserve per asset, answers for it in the pool's own layout, and writes
/// tokens for what is lent and owed that grow by an index.
contract LendingPool {
  struct ReserveData {
    uint256 configuration;
    uint128 liquidityIndex;
    uint128 currentLiquidityRate;
    uint128 variableBorrowIndex;
    uint128 currentVariableBorrowRate;
    uint128 currentStableBorrowRate;
    uint40 lastUpdateTimestamp;
    uint16 id;
    address aTokenAddress;
    address stableDebtTokenAddress;
    address variableDebtTokenAddress;
    address interestRateStrategyAddress;
    uint128 accruedToTreasury;
    uint128 unbacked;
    uint128 isolationModeTotalDebt;
  }

  mapping(address => ReserveData) private _reserves;
  mapping(address => uint256) private _healthFactors;

  function setReserve(address asset, address aToken, address variableDebtToken) external {
    _reserves[asset].liquidityIndex = 1e27;
    _reserves[asset].variableBorrowIndex = 1e27;
    _reserves[asset].aTokenAddress = aToken;
    _reserves[asset].variableDebtTokenAddress = variableDebtToken;
  }

  /// Lets what is lent and owed of an asset grow: an index of 1.1e27 is ten per cent more than at the start.
  function setIndexes(address asset, uint128 liquidityIndex, uint128 variableBorrowIndex) external {
    _reserves[asset].liquidityIndex = liquidityIndex;
    _reserves[asset].variableBorrowIndex = variableBorrowIndex;
    ReserveToken(_reserves[asset].aTokenAddress).setIndex(liquidityIndex);
    ReserveToken(_reserves[asset].variableDebtTokenAddress).setIndex(variableBorrowIndex);
  }

  /// How many times its collateral would pay what an account owes, times 1e18.
  function setHealthFactor(address account, uint256 healthFactor) external {
    _healthFactors[account] = healthFactor;
  }

  function supply(address asset, uint256 amount) external {
    IERC20(asset).transferFrom(msg.sender, address(this), amount);
    ReserveToken(_reserves[asset].aTokenAddress).mint(msg.sender, amount);
  }

  function withdraw(address asset, uint256 amount) external {
    ReserveToken(_reserves[asset].aTokenAddress).burn(msg.sender, amount);
    IERC20(asset).transfer(msg.sender, amount);
  }

  function borrow(address asset, uint256 amount) external {
    ReserveToken(_reserves[asset].variableDebtTokenAddress).mint(msg.sender, amount);
    IERC20(asset).transfer(msg.sender, amount);
  }

  function repay(address asset, uint256 amount) external {
    ReserveToken(_reserves[asset].variableDebtTokenAddress).burn(msg.sender, amount);
    IERC20(asset).transferFrom(msg.sender, address(this), amount);
  }

  function getReserveData(address asset) external view returns (ReserveData memory) {
    return _reserves[asset];
  }

  function getUserAccountData(address account)
    external
    view
    returns (uint256, uint256, uint256, uint256, uint256, uint256 healthFactor)
  {
    healthFactor = _healthFactors[account] == 0 ? type(uint256).max : _healthFactors[account];
  }
}
