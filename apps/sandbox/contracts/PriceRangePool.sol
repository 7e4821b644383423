// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

/// What a reader asks of a pool of Uniswap v3: its price, and what a unit of liquidity has earned.
contract PriceRangePool {
  struct Tick {
    uint128 liquidityGross;
    int128 liquidityNet;
    uint256 feeGrowthOutside0X128;
    uint256 feeGrowthOutside1X128;
    int56 tickCumulativeOutside;
    uint160 secondsPerLiquidityOutsideX128;
    uint32 secondsOutside;
    bool initialized;
  }
  struct Slot0 {
    uint160 sqrtPriceX96;
    int24 tick;
    uint16 observationIndex;
    uint16 observationCardinality;
    uint16 observationCardinalityNext;
    uint8 feeProtocol;
    bool unlocked;
  }

  Slot0 public slot0;
  uint256 public feeGrowthGlobal0X128;
  uint256 public feeGrowthGlobal1X128;
  mapping(int24 => Tick) public ticks;

  function setPrice(uint160 sqrtPriceX96, int24 tick) external {
    slot0.sqrtPriceX96 = sqrtPriceX96;
    slot0.tick = tick;
  }

  function setFeeGrowth(uint256 growth0X128, uint256 growth1X128) external {
    feeGrowthGlobal0X128 = growth0X128;
    feeGrowthGlobal1X128 = growth1X128;
  }

  function setTick(int24 tick, uint256 outside0X128, uint256 outside1X128) external {
    ticks[tick].feeGrowthOutside0X128 = outside0X128;
    ticks[tick].feeGrowthOutside1X128 = outside1X128;
    ticks[tick].initialized = true;
  }
}
