export { useReportProblem as useReportError } from '@billfold/react/internal';
