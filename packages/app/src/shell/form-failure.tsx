export { FormFailure, type FormFailureProps } from '@billfold/react/screens';
