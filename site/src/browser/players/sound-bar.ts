import {
  createFootButton,
  createFootLink,
  openFootBar,
  type FootBar,
} from '../navigation/foot-bars.ts'
import { createBackButton } from './sound-controls.ts'

export interface SoundBarProps {
  readonly title: string
  /** The address of the sound's place in its page. */
  readonly href: string
  readonly stop: () => void
}

/** The sound goes on while pages change. `close` removes it with the bar, unless the caller has moved it out. */
export function openSoundBar(
  sound: HTMLAudioElement,
  { title, href, stop }: SoundBarProps,
): Pick<FootBar, 'close'> {
  const toggle = createFootButton('', () => (sound.paused ? void sound.play() : sound.pause()))
  const nameToggle = () => {
    toggle.textContent = sound.paused ? 'Play' : 'Pause'
  }
  nameToggle()
  const open = new AbortController()
  for (const change of ['play', 'pause']) {
    sound.addEventListener(change, nameToggle, { signal: open.signal })
  }
  // An `audio` element without controls is invisible.
  sound.controls = false
  const bar = openFootBar(
    toggle,
    createBackButton(sound),
    createFootLink(title, href),
    createFootButton('Close', stop),
    sound,
  )
  bar.element.ariaLabel = 'Sound'
  return {
    close() {
      open.abort()
      sound.controls = true
      bar.close()
    },
  }
}
