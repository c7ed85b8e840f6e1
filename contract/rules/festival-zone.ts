/** The festival's zone, and the default wherever a zone may be given (spec/behaviour §26.1). */
export const FESTIVAL_ZONE = 'Australia/Melbourne'
