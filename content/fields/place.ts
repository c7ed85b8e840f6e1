import type { Field } from 'payload'

/** From the root of the repository. The studio's import map turns the path into the component. */
const PLACE_FIELD = '/studio/components/map/place-field.tsx#PlaceField'

/** Staff paste the coordinates of a place there, or choose them on the map. */
export const placeField: Field = {
  name: 'choose_place',
  type: 'ui',
  admin: { components: { Field: PLACE_FIELD } },
}
