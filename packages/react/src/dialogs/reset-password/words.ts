// A module of its own, so that a bundler keeps the list out of what is loaded with the dialog.
export { englishWords as words } from '@billfold/core';
