// SPDX-License-Identifier: MIT
pragma solidity 0.8.35;

interface Token {
    function transfer(address to, uint256 units) external returns (bool);
}

/// Code to which the payment addresses of one owner are delegated (EIP-7702), so that one transaction sweeps them.
/// Its recipient is a part of the code, and is the only account that can call it. There is no storage and no owner,
/// and nothing in it can be changed.
contract Sweeper {
    struct Move {
        address purse;
        uint256 units;
    }

    /// Receives what is swept, and signs the sweeps.
    address private immutable recipient;
    /// Address at which this code is deployed, which differs from that of an address that is delegated to it.
    address private immutable sweeper;
    /// Code hash of an address that is delegated to it.
    bytes32 private immutable delegation;

    /// Native coins went from a purse to the recipient. Tokens tell of their transfers themselves.
    event Swept(address indexed purse, uint256 units);

    error Forbidden();
    error Failed();

    constructor(address to) {
        recipient = to;
        sweeper = address(this);
        delegation = keccak256(abi.encodePacked(hex"ef0100", address(this)));
    }

    /// An address that is delegated receives coins with any data, like one without code. This code itself takes none:
    /// nobody could send them on.
    receive() external payable {
        if (address(this) == sweeper) revert Forbidden();
    }

    fallback() external payable {
        if (address(this) == sweeper) revert Forbidden();
    }

    /// Moves units of a token, or of the native coin where `token` is zero, from each purse to the recipient. One that
    /// fails or is not delegated here is left out, and takes at most its share of the gas.
    function sweep(address token, Move[] calldata moves) external {
        if (msg.sender != recipient || address(this) != sweeper) revert Forbidden();
        uint256 count = moves.length;
        for (uint256 index = 0; index < count; index++) {
            address purse = moves[index].purse;
            uint256 units = moves[index].units;
            if (purse.codehash != delegation) continue;
            bytes memory data = abi.encodeCall(this.move, (token, units));
            uint256 share = gasleft() / (count - index);
            bool isMoved;
            // What a purse answers is not copied, however long it is.
            assembly ("memory-safe") {
                isMoved := call(share, purse, 0, add(data, 0x20), mload(data), 0, 0)
            }
            if (isMoved && token == address(0)) emit Swept(purse, units);
        }
    }

    /// Runs as a purse: moves its own funds to the recipient, whoever else calls it being refused.
    function move(address token, uint256 units) external {
        if (msg.sender != sweeper) revert Forbidden();
        // The answer of a token says less than its log: some answer nothing.
        (bool isDone, ) = token == address(0)
            ? recipient.call{value: units}("")
            : token.call(abi.encodeCall(Token.transfer, (recipient, units)));
        if (!isDone) revert Failed();
    }
}
