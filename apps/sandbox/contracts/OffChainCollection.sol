// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {ERC721} from '@openzeppelin/contracts/token/ERC721/ERC721.sol';

/// A collection whose metadata lies elsewhere: each token carries the URI that it was minted with.
contract OffChainCollection is ERC721('', '') {
  string private _collectionName;
  string private _collectionSymbol;
  mapping(uint256 => string) private _uris;

  function initialize(string calldata collectionName, string calldata collectionSymbol) external {
    _collectionName = collectionName;
    _collectionSymbol = collectionSymbol;
  }

  function name() public view override returns (string memory) {
    return _collectionName;
  }

  function symbol() public view override returns (string memory) {
    return _collectionSymbol;
  }

  function mint(address to, uint256 tokenId, string calldata uri) external {
    _uris[tokenId] = uri;
    _mint(to, tokenId);
  }

  function tokenURI(uint256 tokenId) public view override returns (string memory) {
    _requireOwned(tokenId);
    return _uris[tokenId];
  }
}
