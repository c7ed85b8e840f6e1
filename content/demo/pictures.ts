import { channel } from './pictures/channel.ts'
import { earlier } from './pictures/earlier.ts'
import { home } from './pictures/home.ts'
import { panoramas } from './pictures/panoramas.ts'
import { portraits } from './pictures/portraits.ts'
import { venues } from './pictures/venues.ts'
import { works2026A } from './pictures/works-2026-a.ts'
import { works2026B } from './pictures/works-2026-b.ts'
import type { DemoPicture } from './records.ts'

/** Every picture of the demo edition (spec/content F9), in the order in which they are rendered. */
export const pictures: readonly DemoPicture[] = [
  ...home,
  ...works2026A,
  ...works2026B,
  ...panoramas,
  ...venues,
  ...portraits,
  ...channel,
  ...earlier,
]
