export { useNotifyFailure } from '@billfold/react/internal';
