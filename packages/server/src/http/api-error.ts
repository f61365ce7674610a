export { ApiError, type ApiErrorInfo, notFound, unauthorized } from '../platform/api-error.ts';
