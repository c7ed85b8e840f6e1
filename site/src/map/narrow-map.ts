import { fitFrame, keepWithin, LEAST_ACROSS_M } from './fit-frame.ts'
import { wholeFrame, type LiveMapView, type MapPin } from './street-map-view.ts'

/**
 * The same map about some of its pins: `change` gives each pin as it is to be, or undefined to leave it out. Fitted anew
 * to those that stay, within the ground that is drawn; without any the whole of it is shown.
 */
export function narrowMap<View extends LiveMapView>(
  map: View,
  change: (pin: MapPin) => MapPin | undefined,
): View {
  const pins = map.pins.map(change).filter((pin) => pin !== undefined)
  const whole = wholeFrame(map.shape)
  if (pins.length === map.pins.length) return { ...map, pins }
  const fitted = fitFrame(pins, map.shape, LEAST_ACROSS_M[map.area] / map.metresPerUnit)
  return { ...map, pins, frame: fitted ? keepWithin(fitted, whole) : whole }
}
