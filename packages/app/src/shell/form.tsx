export { Form, type FormProps } from '@billfold/react/internal';
