export { LoadedCard, type LoadedCardProps } from '@billfold/react/screens';
