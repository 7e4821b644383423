// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

/// A stand-in for the ENS universal resolver that answers from a list of names.
contract NameResolver {
  error ResolverNotFound(bytes name);

  mapping(bytes32 => address) private _addressOf;
  mapping(bytes32 => string) private _nameOf;

  /// `encodedName` is the name in DNS wire format, as resolvers are asked.
  function register(bytes calldata encodedName, string calldata name, address owner) external {
    _addressOf[keccak256(encodedName)] = owner;
    _nameOf[keccak256(abi.encodePacked(owner))] = name;
  }

  function resolveWithGateways(bytes calldata encodedName, bytes calldata data, string[] calldata)
    external
    view
    returns (bytes memory, address)
  {
    address owner = _addressOf[keccak256(encodedName)];
    if (owner == address(0)) revert ResolverNotFound(encodedName);
    // addr(bytes32) answers an address, addr(bytes32,uint256) the same as bytes; nothing else is known.
    if (bytes4(data) == 0x3b3b57de) return (abi.encode(owner), address(this));
    if (bytes4(data) == 0xf1cb7e06) return (abi.encode(abi.encodePacked(owner)), address(this));
    return (abi.encode(''), address(this));
  }

  function reverseWithGateways(bytes calldata account, uint256, string[] calldata)
    external
    view
    returns (string memory, address, address)
  {
    return (_nameOf[keccak256(account)], address(this), address(this));
  }
}
