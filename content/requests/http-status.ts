/** The HTTP statuses of the studio's responses. */
export const OK = 200
export const CREATED = 201
export const FOUND = 302
export const BAD_REQUEST = 400
export const FORBIDDEN = 403
export const NOT_FOUND = 404
export const CONFLICT = 409
export const TOO_MANY = 429
export const FAULT = 500
export const UNAVAILABLE = 503
