import type { Navigation, Place } from '../navigation/navigation.ts'
import { hrefOf } from '../navigation/place.ts'
import { openSoundBar } from './sound-bar.ts'
import { followTranscript, offerControls } from './sound-controls.ts'
import { keepTime, offerToResume, withdrawOffer } from './resume-time.ts'

/**
 * One sound plays at a time (spec/behaviour §29). If the visitor leaves the page of a sound that plays, the sound moves
 * into a bar and goes on; it moves back when its page is shown again.
 */
export function followSounds({ subscribe }: Pick<Navigation, 'subscribe'>): void {
  let current = soundsInPage().find(({ paused }) => !paused)
  let bar: ReturnType<typeof openSoundBar> | undefined

  const closeBar = () => {
    bar?.close()
    bar = undefined
  }
  const stop = () => {
    if (current) keepTime(current)
    current?.pause()
    current = undefined
    closeBar()
  }
  /** After a swap, `current` is in the bar, or in the content that has left the document. */
  const settle = (sound: HTMLAudioElement, from: Place) => {
    const place = soundsInPage().find(({ src }) => src === sound.src)
    if (place) {
      // In the same task; otherwise the browser pauses the sound.
      place.replaceWith(sound)
      offerControls(sound)
      closeBar()
    } else if (!bar && sound.paused) current = undefined
    else bar ??= openSoundBar(sound, { title: titleOf(sound), href: hrefIn(from, sound), stop })
  }

  const offerToResumeEach = () => {
    for (const sound of soundsInPage()) if (sound !== current) offerToResume(sound)
  }

  follow('play', (sound) => {
    withdrawOffer(sound)
    offerControls(sound)
    if (sound === current) return
    stop()
    current = sound
  })
  follow('pause', keepTime)
  follow('timeupdate', followTranscript)
  for (const end of ['ended', 'error']) follow(end, (sound) => sound === current && stop())
  addEventListener('pagehide', () => current && keepTime(current))
  // A sound may have been played before this script had loaded.
  if (current) offerControls(current)
  offerToResumeEach()
  subscribe({
    shown({ from, isSwapped }) {
      if (!isSwapped) return
      if (current) settle(current, from)
      offerToResumeEach()
    },
  })
}

function soundsInPage(): HTMLAudioElement[] {
  return [...document.querySelectorAll('main audio')].filter(
    (element) => element instanceof HTMLAudioElement,
  )
}

/** The events of media elements do not bubble. */
function follow(kind: string, listener: (sound: HTMLAudioElement) => void): void {
  document.addEventListener(
    kind,
    ({ target }) => {
      if (target instanceof HTMLAudioElement) listener(target)
    },
    { capture: true },
  )
}

function titleOf(sound: HTMLAudioElement): string {
  return sound.closest('figure')?.querySelector('figcaption')?.textContent ?? ''
}

/** The sound's place in the page that was left. */
function hrefIn(page: Place, sound: HTMLAudioElement): string {
  const id = sound.closest('[id]')?.id
  return hrefOf({ ...page, hash: id === undefined ? '' : `#${id}` })
}
