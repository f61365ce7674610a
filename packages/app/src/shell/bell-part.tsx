/** A module of its own, so that it comes after the page. */
export { NotificationCentre as BellPart } from '@billfold/react/screens';
