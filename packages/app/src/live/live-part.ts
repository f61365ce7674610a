/** A module of its own, so that it is loaded once there is a wallet to watch. */
export { watchLiveUpdates } from '@billfold/core/internal';
