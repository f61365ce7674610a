export { useNotifyFailure } from '@billfold/react/screens';
