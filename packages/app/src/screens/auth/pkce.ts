/** A module of its own, so that it is loaded when somebody leaves for a provider. */
export { createPkce } from '@billfold/core/internal';
