// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {ERC721} from '@openzeppelin/contracts/token/ERC721/ERC721.sol';
import {Base64} from '@openzeppelin/contracts/utils/Base64.sol';
import {Strings} from '@openzeppelin/contracts/utils/Strings.sol';

/// A collection that keeps everything on the chain: the metadata is a data: URI that holds a drawn picture.
contract OnChainCollection is ERC721('', '') {
  using Strings for uint256;

  function name() public pure override returns (string memory) {
    return 'Ledger Rules';
  }

  function symbol() public pure override returns (string memory) {
    return 'RULE';
  }

  function mint(address to, uint256 tokenId) external {
    _mint(to, tokenId);
  }

  function tokenURI(uint256 tokenId) public view override returns (string memory) {
    _requireOwned(tokenId);
    bytes memory metadata = abi.encodePacked(
      '{"name":"Ledger Rule #', (tokenId % 10_000).toString(),
      '","description":"Drawn by the contract itself","image":"data:image/svg+xml;base64,',
      Base64.encode(_picture(tokenId)), '"}'
    );
    return string.concat('data:application/json;base64,', Base64.encode(metadata));
  }

  function _picture(uint256 tokenId) private pure returns (bytes memory) {
    uint256 hue = uint256(keccak256(abi.encode(tokenId))) % 360;
    return abi.encodePacked(
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 120"><rect width="120" height="120" fill="hsl(',
      hue.toString(), ' 45% 22%)"/><path d="M18 ', (20 + tokenId % 60).toString(),
      'H102M18 84H102M18 92H102" stroke="hsl(', ((hue + 40) % 360).toString(),
      ' 70% 70%)" stroke-width="4" fill="none"/></svg>'
    );
  }
}
