// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

/// A stand-in for a pool of Aave v3: it knows one reserve per asset, and answers for it in the pool's own layout.
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

  function setReserve(address asset, address aToken, address variableDebtToken) external {
    _reserves[asset].liquidityIndex = 1e27;
    _reserves[asset].variableBorrowIndex = 1e27;
    _reserves[asset].aTokenAddress = aToken;
    _reserves[asset].variableDebtTokenAddress = variableDebtToken;
  }

  function getReserveData(address asset) external view returns (ReserveData memory) {
    return _reserves[asset];
  }
}
