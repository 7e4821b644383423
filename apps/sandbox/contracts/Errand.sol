// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

/// Does what it is told, step by step, in one transaction: a router, a market or a payer, as its steps make it.
contract Errand {
  struct Step {
    address to;
    uint256 value;
    bytes data;
  }

  receive() external payable {}

  function run(Step[] calldata steps) external payable {
    for (uint256 i = 0; i < steps.length; i++) {
      (bool done, ) = steps[i].to.call{value: steps[i].value}(steps[i].data);
      require(done);
    }
  }
}
