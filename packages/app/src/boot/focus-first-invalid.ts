export { focusFirstInvalid } from '@billfold/react/screens';
