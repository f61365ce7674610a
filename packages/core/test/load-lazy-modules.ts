// Modules that load at their first use. They are here at once in every test: manual time would run out
// while they load, in whichever test of a worker is the first to need them.
import '../src/client/auth.ts';
import '../src/client/load-statistics.ts';
import '../src/client/sandbox.ts';
import '../src/client/settlements.ts';
import '../src/client/user.ts';
import '../src/client/wallet-areas.ts';
import '../src/contract/wallets/live-updates.ts';
import '../src/i18n/pseudo-locales.ts';
import '../src/networks/bitcoin/addresses.ts';
import '../src/networks/bsc/addresses.ts';
import '../src/networks/ethereum/addresses.ts';
import '../src/networks/litecoin/addresses.ts';
import '../src/networks/solana/addresses.ts';
import '../src/networks/ton/addresses.ts';
import '../src/networks/tron/addresses.ts';
import '../src/seed-phrase/english-words.ts';
import '@noble/hashes/sha2.js';
