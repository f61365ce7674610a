export { useReportProblem as useReportError } from '@billfold/react/screens';
