export { useOwnFlow } from '@billfold/react/screens';
