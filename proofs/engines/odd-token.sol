// SPDX-License-Identifier: MIT
pragma solidity 0.8.35;

interface Swept {
    function move(address token, uint256 units) external;
}

interface Sweeps {
    struct Move {
        address purse;
        uint256 units;
    }

    function sweep(address token, Move[] calldata moves) external;
}

/// Token that misbehaves for the holders that it is told of.
contract OddToken {
    enum Manner {
        Usual,
        Silent,
        False,
        Reverts,
        BurnsGas,
        LongAnswer,
        Reenters
    }

    mapping(address => uint256) public balanceOf;
    mapping(address => Manner) public mannerOf;
    uint256 public entered;

    event Transfer(address indexed from, address indexed to, uint256 units);

    function give(address holder, uint256 units, Manner manner) external {
        balanceOf[holder] = units;
        mannerOf[holder] = manner;
    }

    function transfer(address to, uint256 units) external returns (bool) {
        Manner manner = mannerOf[msg.sender];
        if (manner == Manner.False) return false;
        if (manner == Manner.Reverts) revert("no");
        if (manner == Manner.BurnsGas) while (true) entered += 0;
        if (manner == Manner.LongAnswer)
            assembly {
                return(0, 1000000)
            }
        if (manner == Manner.Reenters) reenter(units);
        balanceOf[msg.sender] -= units;
        balanceOf[to] += units;
        emit Transfer(msg.sender, to, units);
        if (manner == Manner.Silent)
            assembly {
                return(0, 0)
            }
        return true;
    }

    function reenter(uint256 units) private {
        Sweeps.Move[] memory moves = new Sweeps.Move[](1);
        moves[0] = Sweeps.Move(msg.sender, units);
        bytes memory code = msg.sender.code;
        address sweeper;
        assembly {
            sweeper := shr(96, mload(add(code, 0x23)))
        }
        try Swept(msg.sender).move(address(this), units) {
            entered++;
        } catch {}
        try Sweeps(sweeper).sweep(address(this), moves) {
            entered++;
        } catch {}
        try Sweeps(msg.sender).sweep(address(this), moves) {
            entered++;
        } catch {}
    }
}
