/** A module of its own, so that the words are loaded apart from the screen. */
export { englishWords as words } from '@billfold/core';
