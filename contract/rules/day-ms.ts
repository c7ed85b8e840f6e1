/** A day of 24 hours in milliseconds. A day of a zone may have 23 or 25 hours. */
export const DAY_MS = 86_400_000
