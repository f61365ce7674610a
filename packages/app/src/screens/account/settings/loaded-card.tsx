export { LoadedCard, type LoadedCardProps } from '@billfold/react/internal';
