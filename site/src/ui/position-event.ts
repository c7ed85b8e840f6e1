/** An event on the document: the visitor asked for their position, and it was found. `detail` is the `Position`. */
export const POSITION_EVENT = 'positionfound'
