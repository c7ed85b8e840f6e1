import type { Style } from './style.ts'
import { aerial } from './styles/aerial.ts'
import { bokeh } from './styles/bokeh.ts'
import { botanical } from './styles/botanical.ts'
import { clouds } from './styles/clouds.ts'
import { crowd } from './styles/crowd.ts'
import { drapery } from './styles/drapery.ts'
import { dunes } from './styles/dunes.ts'
import { facade } from './styles/facade.ts'
import { forest } from './styles/forest.ts'
import { lightpaint } from './styles/lightpaint.ts'
import { moon } from './styles/moon.ts'
import { multiple } from './styles/multiple.ts'
import { photogram } from './styles/photogram.ts'
import { portrait } from './styles/portrait.ts'
import { proof } from './styles/proof.ts'
import { ridges } from './styles/ridges.ts'
import { seascape } from './styles/seascape.ts'
import { snow } from './styles/snow.ts'
import { startrails } from './styles/startrails.ts'
import { windowlight } from './styles/windowlight.ts'

/** Every style there is. */
export const styles: readonly Style[] = [
  aerial,
  bokeh,
  botanical,
  clouds,
  crowd,
  drapery,
  dunes,
  facade,
  forest,
  lightpaint,
  moon,
  multiple,
  photogram,
  portrait,
  proof,
  ridges,
  seascape,
  snow,
  startrails,
  windowlight,
]
