import {
  createFootButton,
  createFootLink,
  openFootBar,
  type FootBar,
} from '../navigation/foot-bars.ts'

export interface SoundBarProps {
  readonly title: string
  /** Where the sound stands in its page. */
  readonly href: string
  readonly stop: () => void
}

/** Takes a sound into the shell, where it goes on while pages change. `close` leaves it to who takes it out. */
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
  // Without controls it is not seen.
  sound.controls = false
  const bar = openFootBar(
    toggle,
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
