import { createFootButton } from '../navigation/foot-bars.ts'
import { focusQuietly } from '../navigation/hash-target.ts'

/** How far the button goes back: two or three sentences of speech. */
const BACK_S = 15
/** In the order in which presses choose them. Faster ones come first, because more people want them. */
const SPEEDS = [1, 1.25, 1.5, 0.75]

export function createBackButton(sound: HTMLAudioElement): HTMLButtonElement {
  return createFootButton('15 s back', () => {
    sound.currentTime = Math.max(0, sound.currentTime - BACK_S)
  })
}

/** Adds what the browser's player lacks, once a sound plays (spec/behaviour §37.3). */
export function offerControls(sound: HTMLAudioElement): void {
  const controls = sound.closest('figure')?.querySelector('[data-sound-controls]')
  if (!controls || controls.childElementCount > 0) return
  controls.append(createBackButton(sound), createSpeedButton(sound))
  const next = nextStop(sound)
  if (next) controls.append(createFootButton('Next stop', () => goTo(next)))
}

function createSpeedButton(sound: HTMLAudioElement): HTMLButtonElement {
  const words = () => `Speed ${String(sound.playbackRate)}\u00d7`
  const button = createFootButton(words(), () => {
    const next = SPEEDS[(SPEEDS.indexOf(sound.playbackRate) + 1) % SPEEDS.length] ?? 1
    // A browser returns to the default rate when the file is loaded again.
    sound.defaultPlaybackRate = next
    sound.playbackRate = next
    button.textContent = words()
  })
  return button
}

function nextStop(sound: HTMLAudioElement): HTMLElement | undefined {
  const stops = [...document.querySelectorAll<HTMLElement>('main [data-stop]')]
  const own = stops.findIndex((stop) => stop.contains(sound))
  return own === -1 ? undefined : stops[own + 1]
}

function goTo(stop: HTMLElement): void {
  stop.scrollIntoView({ behavior: 'instant' })
  focusQuietly(stop.querySelector('h3'))
  // If the sound cannot be played, its controls say why.
  stop
    .querySelector('audio')
    ?.play()
    .catch(() => undefined)
}

/**
 * A transcript has no times, so the time of a paragraph is estimated from its share of the letters. An open transcript
 * scrolls to the paragraph, unless the reader has scrolled away.
 */
export function followTranscript(sound: HTMLAudioElement): void {
  const { currentTime, duration } = sound
  const parts = [...(sound.closest('figure')?.parentElement?.querySelectorAll('details p') ?? [])]
  if (parts.length < 2 || !(duration > 0)) return
  const total = parts.reduce((sum, { textContent }) => sum + textContent.length, 0)
  let end = 0
  const read = parts.find(({ textContent }) => {
    end += textContent.length
    return end / total > currentTime / duration
  })
  const before = parts.find((part) => part.matches('[data-read]'))
  if (!read || read === before) return
  const wasInSight = before !== undefined && isInSight(before)
  before?.removeAttribute('data-read')
  read.setAttribute('data-read', '')
  if (wasInSight && !isInSight(read)) read.scrollIntoView({ block: 'nearest', behavior: 'instant' })
}

function isInSight(element: Element): boolean {
  const { top, bottom, height } = element.getBoundingClientRect()
  return height > 0 && bottom > 0 && top < innerHeight
}
