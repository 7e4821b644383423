// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {ERC721, ERC721Enumerable} from '@openzeppelin/contracts/token/ERC721/extensions/ERC721Enumerable.sol';

/// A stand-in for the contract that writes positions in pools of Uniswap v3 as NFTs.
contract PositionManager is ERC721('', ''), ERC721Enumerable {
  struct Position {
    uint96 nonce;
    address operator;
    address token0;
    address token1;
    uint24 fee;
    int24 tickLower;
    int24 tickUpper;
    uint128 liquidity;
    uint256 feeGrowthInside0LastX128;
    uint256 feeGrowthInside1LastX128;
    uint128 tokensOwed0;
    uint128 tokensOwed1;
  }

  mapping(uint256 => Position) public positions;

  function name() public pure override returns (string memory) {
    return 'Uniswap V3 Positions NFT-V1';
  }

  function symbol() public pure override returns (string memory) {
    return 'UNI-V3-POS';
  }

  function open(address owner, uint256 id, Position calldata position) external {
    positions[id] = position;
    _mint(owner, id);
  }

  function setLiquidity(uint256 id, uint128 liquidity, uint128 owed0, uint128 owed1) external {
    positions[id].liquidity = liquidity;
    positions[id].tokensOwed0 = owed0;
    positions[id].tokensOwed1 = owed1;
  }

  function close(uint256 id) external {
    delete positions[id];
    _burn(id);
  }

  function tokenURI(uint256 id) public view override returns (string memory) {
    _requireOwned(id);
    return 'data:application/json,{"name":"A position in a pool"}';
  }

  function supportsInterface(bytes4 id) public view override(ERC721, ERC721Enumerable) returns (bool) {
    return super.supportsInterface(id);
  }

  function _update(address to, uint256 id, address auth) internal override(ERC721, ERC721Enumerable) returns (address) {
    return super._update(to, id, auth);
  }

  function _increaseBalance(address account, uint128 value) internal override(ERC721, ERC721Enumerable) {
    super._increaseBalance(account, value);
  }
}
