export { type FormState, type OwnForm, useForm } from '@billfold/react/internal';
