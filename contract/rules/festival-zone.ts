/**
 * The festival's zone, and the default wherever a zone may be given (spec/behaviour §26.1). Apart from the date rules, so that the script of
 * every page can name it without them.
 */
export const FESTIVAL_ZONE = 'Australia/Melbourne'
