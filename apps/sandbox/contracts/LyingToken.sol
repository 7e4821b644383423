// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {ERC20} from '@openzeppelin/contracts/token/ERC20/ERC20.sol';

/// A token that lies about itself or claims to be a vault, in the way that the last byte of its address says, so that it can
/// be placed without being told anything.
contract LyingToken is ERC20('', '') {
  /// Where the liars stand that hold each other, and those that each hold the next one.
  uint8 private constant MUTUAL = 0x20;
  uint8 private constant NESTED = 0x30;

  function mint(address to, uint256 value) external {
    _mint(to, value);
  }

  function decimals() public view override returns (uint8) {
    uint8 lie = _lie();
    if (lie == 1) return 255;
    if (lie == 2) return 0;
    if (lie == 3) revert('no decimals');
    if (lie == 4) _answer('eighteen');
    if (lie == 5) return uint8(6 + (gasleft() % 2) * 12);
    if (lie == 6) return uint8(6 + (block.number % 2) * 12);
    if (lie == 7) return uint8(6 + (uint160(tx.origin) % 2) * 12);
    return 18;
  }

  function name() public view override returns (string memory) {
    uint8 lie = _lie();
    if (lie == 10) return unicode'USD\u202eCDSU\u2066 niC\u200f';
    if (lie == 11) return string(new bytes(10240));
    if (lie == 12) return string(abi.encodePacked('USD', hex'0007', ' Coin'));
    if (lie == 13) return '<img src=x onerror=alert(1)><script>alert(1)</script>';
    if (lie == 14) return string(abi.encodePacked(hex'fffec3'));
    return 'USD Coin';
  }

  function symbol() public view override returns (string memory) {
    return _lie() >= 10 && _lie() < 15 ? name() : 'USDC';
  }

  /// Tells what it claims to hold: its neighbour, or the next one behind it.
  function asset() external view returns (address) {
    uint8 lie = _lie();
    if (lie == 8) _revertLong();
    if (lie == 9) return gasleft() % 2 == 0 ? address(this) : USDC;
    if (lie == 15) return uint160(msg.sender) % 2 == 0 ? address(this) : USDC;
    if (lie >= MUTUAL && lie < NESTED) return address(uint160(address(this)) ^ 1);
    if (lie >= NESTED && lie < NESTED + 7) return address(uint160(address(this)) + 1);
    return USDC;
  }

  function convertToAssets(uint256 shares) external view returns (uint256) {
    uint8 lie = _lie();
    if (lie == 8) _revertLong();
    if (lie == 9) return gasleft();
    if (lie == 15) return uint160(msg.sender);
    return lie >= MUTUAL ? shares : 1e30;
  }

  function balanceOf(address account) public view override returns (uint256) {
    if (_lie() == 8) _revertLong();
    return super.balanceOf(account);
  }

  address private constant USDC = 0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48;

  function _lie() private view returns (uint8) {
    return uint8(uint160(address(this)));
  }

  function _answer(string memory text) private pure {
    bytes memory answer = abi.encode(text);
    assembly {
      return(add(answer, 32), mload(answer))
    }
  }

  function _revertLong() private pure {
    assembly {
      revert(0, 1048576)
    }
  }
}
