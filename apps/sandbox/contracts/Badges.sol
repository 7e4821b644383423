// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {ERC1155} from '@openzeppelin/contracts/token/ERC1155/ERC1155.sol';

/// An ERC-1155 collection: several pieces of one id, one metadata template for all.
contract Badges is ERC1155('') {
  string public constant name = 'Harbour Badges';
  string public constant symbol = 'BADGE';

  function initialize(string calldata template) external {
    _setURI(template);
  }

  function mint(address to, uint256 id, uint256 value) external {
    _mint(to, id, value, '');
  }
}
