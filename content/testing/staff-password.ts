/** For every account that `createStaff` makes. */
export const STAFF_PASSWORD = 'a long afterimage'
