export { useOwnFlow } from '@billfold/react/internal';
