import type { Field } from 'payload'

/** The path from the root of the repository. The studio's import map turns it into the component. */
const PLACE_FIELD = '/studio/components/map/place-field.tsx#PlaceField'

/** A control beside the coordinates of a place: staff paste the coordinates there, or choose them on the map. */
export const placeField: Field = {
  name: 'choose_place',
  type: 'ui',
  admin: { components: { Field: PLACE_FIELD } },
}
